import type { Knex } from 'knex';
import type { ResultSetHeader } from 'mysql2';

/** Runs a statement that reads nothing. */
export async function execute(
  db: Knex,
  sql: string,
  values: readonly Knex.RawBinding[],
): Promise<ResultSetHeader> {
  // A list, which the library's types would take for the rows of a table.
  const { 0: result } = await db.raw<{ 0: ResultSetHeader }>(sql, values);
  return result;
}
