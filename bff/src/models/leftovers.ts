import type { Knex } from 'knex';

/** Removes some rows whose column says an instant before this one. Resolves to how many. */
export const deleteOlder = (
  db: Knex,
  table: string,
  column: string,
  before: Date,
  most: number,
): Promise<number> => db(table).where(column, '<', before).limit(most).delete();
