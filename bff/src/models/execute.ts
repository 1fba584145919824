import type { Knex } from 'knex';
import type { ResultSetHeader } from 'mysql2';

/** Runs a statement without a result set. */
export async function execute(
  db: Knex,
  sql: string,
  values: readonly Knex.RawBinding[],
): Promise<ResultSetHeader> {
  // The result is the header; the library's types assume rows.
  const { 0: result } = await db.raw<{ 0: ResultSetHeader }>(sql, values);
  return result;
}
