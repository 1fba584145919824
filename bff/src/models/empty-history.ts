import type { Knex } from 'knex';
import { execute } from './execute.ts';

/** What was asked, opened, followed and shown to clients, whole rows of it. */
const asked = [
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
/** A saved result may have 64 kB. */
const resultsAtOnce = 100;

/** UTF-16 units of the principle, in which its passages are counted. */
const length = `COALESCE(LENGTH(CONVERT(JSON_UNQUOTE(JSON_EXTRACT(result, '$.document_diritto')) USING utf16)) DIV 2, 0)`;
/**
 * Folders and ratings are kept without the question, and without the marks and the best passage that tell of it: as
 * `withoutQuestion` of the contract, in the database, because it may be thousands of results.
 */
const unmarked = `query = '', result = IF(JSON_VALID(result), JSON_REPLACE(result, '$.keywords_positions', JSON_ARRAY(),
  '$.document_type_massima_start', LEAST(1, ${length}), '$.document_type_massima_end', ${length}), result)`;
/** Rows that an interrupted run has emptied already are skipped by the next one. */
const isTold = `query <> '' OR (result NOT LIKE '%"keywords_positions":[]%' AND result NOT LIKE '%"keywords_positions": []%')`;

/** Empties an account's history and takes the questions out of what it keeps, in small batches that lock nothing for long. */
export async function emptyHistory(db: Knex, userId: number): Promise<void> {
  for (const table of asked)
    await untilNone(rowsAtOnce, () => db(table).where({ user_id: userId }).limit(rowsAtOnce).delete());
  const told = await db('project_elements')
    .whereIn('project_id', db('projects').where({ user_id: userId }).select('id'))
    .whereRaw(`(${isTold})`)
    .pluck('id');
  for (let from = 0; from < told.length; from += resultsAtOnce) {
    const ids = told.slice(from, from + resultsAtOnce);
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
