import { daysAfter } from '@massima/contract/format/dates';
import { isToldHistory } from '../../../access.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { findQuestions } from '../../../models/questions.ts';

const most = 3;
/** Read of the newest that contain the text: some of them were asked more than once. */
const rows = 12;
/** Older ones are in the history; and so a keystroke never reads years of it. */
const recentDays = 90;

/** Own questions that contain what was typed, newest first, each once; none for a program. */
export async function suggestQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { q }: { q: string },
): Promise<string[]> {
  if (!isToldHistory(actor)) return [];
  const found = await findQuestions(
    db,
    { userId: actor.id, contains: q, from: daysAfter(clock.now(), -recentDays) },
    { sort: 'DESC', limit: rows, offset: 0 },
  );
  const texts = found.map(({ query }) => query.trim());
  return texts
    .filter((text, i) => texts.findIndex((one) => one.toLowerCase() === text.toLowerCase()) === i)
    .slice(0, most);
}
