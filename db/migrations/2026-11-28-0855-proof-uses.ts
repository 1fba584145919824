import type { Knex } from 'knex';
import { instant } from '../src/columns.ts';

/** What an administrator's last use of a proof was, and in which session a second factor was asked. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('sessions', 'proof_used_at')))
    await db.schema.alterTable('sessions', (t) => instant(t, 'proof_used_at'));
  if (!(await db.schema.hasColumn('factor_challenges', 'session_id')))
    await db.schema.alterTable('factor_challenges', (t) => {
      t.integer('session_id').unsigned();
    });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('sessions', (t) => {
    t.dropColumn('proof_used_at');
  });
  await db.schema.alterTable('factor_challenges', (t) => {
    t.dropColumn('session_id');
  });
}
