import type { Knex } from 'knex';
import { execute } from './execute.ts';

/** Tables whose rows about queries, openings, alerts and shares are deleted. */
const queryTables = [
  'questions',
  'open_questions',
  'opened_results',
  'served_rulings',
  'shown_results',
  'read_texts',
  'alerts',
  'shares',
] as const;
const rowsAtOnce = 500;
/** A saved result can have 64 kB. */
const resultsAtOnce = 100;

/** Length of the principle in UTF-16 units, in which passages are counted. */
const length = `COALESCE(LENGTH(CONVERT(JSON_UNQUOTE(JSON_EXTRACT(result, '$.document_diritto')) USING utf16)) DIV 2, 0)`;
/**
 * Columns cleared in folders and ratings: the query, and the highlights and best passage that
 * reveal it. Done in the database, as `withoutQuestion` of the contract does it, because it may
 * affect thousands of results.
 */
const unmarked = `query = '', result = IF(JSON_VALID(result), JSON_REPLACE(result, '$.keywords_positions', JSON_ARRAY(),
  '$.document_type_massima_start', LEAST(1, ${length}), '$.document_type_massima_end', ${length}), result)`;
/** Condition that skips the rows an interrupted run has already emptied. */
const revealsQuery = `query <> '' OR (result NOT LIKE '%"keywords_positions":[]%' AND result NOT LIKE '%"keywords_positions": []%')`;

/**
 * Deletes an account's history and removes the queries from its saved results, in small batches
 * with short locks.
 */
export async function emptyHistory(db: Knex, userId: number): Promise<void> {
  for (const table of queryTables)
    await untilNone(rowsAtOnce, () => db(table).where({ user_id: userId }).limit(rowsAtOnce).delete());
  const revealing = await db('project_elements')
    .whereIn('project_id', db('projects').where({ user_id: userId }).select('id'))
    .whereRaw(`(${revealsQuery})`)
    .pluck('id');
  for (let from = 0; from < revealing.length; from += resultsAtOnce) {
    const ids = revealing.slice(from, from + resultsAtOnce);
    await execute(
      db,
      `UPDATE project_elements SET ${unmarked} WHERE id IN (${ids.map(() => '?').join()})`,
      ids,
    );
  }
  await execute(db, `UPDATE feedbacks SET ${unmarked} WHERE user_id = ?`, [userId]);
}

async function untilNone(most: number, remove: () => Promise<number>): Promise<void> {
  while ((await remove()) === most);
}
