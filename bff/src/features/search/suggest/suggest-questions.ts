import { daysAfter } from '@massima/contract/format/dates';
import { seesHistory } from '../../../access.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { findQuestions } from '../../../models/questions.ts';

const most = 3;
/** Number of rows to read. The newest queries that contain the text may include duplicates. */
const rows = 12;
/**
 * Age limit of suggested queries, in days. A keystroke must not read years of history; older
 * queries are in the history page.
 */
const recentDays = 90;

/**
 * Returns the caller's distinct queries that contain the input, newest first; none for a program.
 */
export async function suggestQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { q }: { q: string },
): Promise<string[]> {
  if (!seesHistory(actor)) return [];
  const found = await findQuestions(
    db,
    { userId: actor.id, contains: q, from: daysAfter(clock.now(), -recentDays) },
    { sort: 'DESC', limit: rows, offset: 0 },
  );
  const texts = found.map(({ query }) => query.trim());
  return texts
    .filter((text, i) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === i)
    .slice(0, most);
}
