import type { Knex } from 'knex';

/** Deletes one batch of rows whose column is before this instant. Returns their number. */
export const deleteOlder = (
  db: Knex,
  table: string,
  column: string,
  before: Date,
  most: number,
): Promise<number> => db(table).where(column, '<', before).limit(most).delete();
