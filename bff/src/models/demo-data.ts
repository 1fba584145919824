import type { Knex } from 'knex';
import { readSetting } from './settings.ts';

/** Accounts that `db/src/seed.ts` creates, all with the same published password. */
const demoAddresses = ['lawyer', 'trial', 'expired', 'unverified', 'newcomer', 'admin'].map(
  (name) => `${name}@example.com`,
);

/** Returns descriptions of the demo data in the database; empty if it was never used for a demo. */
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
