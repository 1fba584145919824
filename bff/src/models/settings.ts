import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';

/** What an operator or the demo sets for every process, kept over restarts. */
export async function readSetting(db: Knex, name: string): Promise<unknown> {
  const row = await db('settings').where({ name }).first('value');
  return row?.value;
}

/** Replaces a value by what becomes of it, one caller after another. Returns the new one. */
export async function changeSetting(
  db: Knex,
  name: string,
  change: (value: unknown) => unknown,
): Promise<unknown> {
  // There must be a row to lock, or two first callers would not see each other.
  await db('settings').insert({ name, value: 'null' }).onConflict('name').ignore();
  return inTransaction(db, async (trx) => {
    const row = await trx('settings').where({ name }).forUpdate().first('value');
    const value = change(row?.value);
    await trx('settings')
      .where({ name })
      .update({ value: JSON.stringify(value) });
    return value;
  });
}

export const writeSetting = (db: Knex, name: string, value: unknown) =>
  db('settings')
    .insert({ name, value: JSON.stringify(value) })
    .onConflict('name')
    .merge();
