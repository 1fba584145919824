import type { Knex } from 'knex';
import { inTransaction } from './retry-deadlock.ts';

/** Reads a setting that an operator or the demo stored for all processes; it survives restarts. */
export async function readSetting(db: Knex, name: string): Promise<unknown> {
  const row = await db('settings').where({ name }).first('value');
  return row?.value;
}

/** Replaces a setting by a function of its value, one caller at a time. Returns the new value. */
export async function changeSetting(
  db: Knex,
  name: string,
  change: (value: unknown) => unknown,
): Promise<unknown> {
  // A row must exist to be locked; otherwise two first callers would not exclude each other.
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
