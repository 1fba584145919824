import type { Knex } from 'knex';

/** What an operator or the demo sets for every process, kept over restarts. */
export async function readSetting(db: Knex, name: string): Promise<unknown> {
  const row = (await db('settings').where({ name }).first('value')) as { value: unknown } | undefined;
  return row?.value;
}

export const writeSetting = (db: Knex, name: string, value: unknown) =>
  db('settings')
    .insert({ name, value: JSON.stringify(value) })
    .onConflict('name')
    .merge();
