import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/**
 * Accounts are stored by number without a foreign key, because the record of a deletion and of its
 * author must outlive the account.
 */
export async function up(db: Knex): Promise<void> {
  if (await db.schema.hasTable('security_log')) return;
  await db.schema.createTable('security_log', (t) => {
    t.bigIncrements('id');
    instant(t, 'at').notNullable().index();
    binary(t, 'operation', 60).notNullable().comment('name of the operation or command');
    binary(t, 'outcome', 60).notNullable().comment('ok, or the key of the refusal');
    t.integer('actor_id').unsigned().comment('who asked; null without a session');
    t.integer('account_id').unsigned().comment('whose account it was about');
    t.string('client_ip', 45);
    t.string('detail', 255).comment('names of what was changed, never values');
    binary(t, 'request_id', 64);
    t.index(['account_id', 'id']);
    t.index(['actor_id', 'id']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('security_log');
}
