import type { SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';

/** The caller's own feedback on the results of one page, in one query. */
export async function pageFeedback(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchResult['feedback']>> {
  if (ids.length === 0) return new Map();
  const rows = await db('feedbacks')
    .where({ user_id: actor.id })
    .whereIn('id_result', [...ids])
    .select('id_result', 'positive');
  return new Map(rows.map((row) => [row.id_result, row.positive ? 'positive' : 'negative']));
}
