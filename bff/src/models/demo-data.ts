import type { Knex } from 'knex';
import { readSetting } from './settings.ts';

/** The accounts that `db/src/seed.ts` makes, all with one published password. */
const demoAddresses = ['lawyer', 'trial', 'expired', 'unverified', 'newcomer', 'admin'].map(
  (name) => `${name}@example.com`,
);

/** What a demo has left in this database, in words; nothing in one that never was a demo's. */
export async function demoData(db: Knex): Promise<string[]> {
  const accounts: string[] = await db('users')
    .whereIn('email', demoAddresses)
    .orderBy('email')
    .pluck('email');
  const clockWasMoved = (await readSetting(db, 'clock_offset_ms')) !== undefined;
  return [
    ...accounts.map((email) => `the account ${email}, whose password is published`),
    ...(clockWasMoved ? ['a clock that was moved (settings: clock_offset_ms)'] : []),
  ];
}
