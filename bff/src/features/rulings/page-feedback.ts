import type { SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { feedbackOn } from '../../models/feedbacks.ts';

/** Returns the caller's feedback on the results of a page, in one query. */
export async function pageFeedback(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchResult['feedback']>> {
  const rows = await feedbackOn(db, actor.id, ids);
  return new Map(rows.map((row) => [row.id_result, row.positive ? 'positive' : 'negative']));
}
