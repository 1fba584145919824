import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

/**
 * Adds the local copy of billing data that access checks read, and the tables that apply every
 * effect of the card provider exactly once.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('subscriptions', (t) => {
    binary(t, 'id', 255).primary();
    owner(t).unique();
    t.string('status', 30).notNullable();
    binary(t, 'price_id', 255).notNullable();
    t.boolean('cancel_at_period_end').notNullable();
    instant(t, 'current_period_start').notNullable();
    instant(t, 'current_period_end').notNullable();
    instant(t, 'synced_at').notNullable();
  });
  await db.schema.createTable('provider_events', (t) => {
    binary(t, 'id', 255).primary();
    t.string('type', 100).notNullable();
    instant(t, 'received_at').notNullable().index();
  });
  await db.schema.createTable('payment_attempts', (t) => {
    binary(t, 'idempotency_key', 100).primary();
    owner(t);
    t.string('kind', 50).notNullable();
    binary(t, 'fingerprint', 64).notNullable().comment('hash of what was asked: the same again is a retry');
    instant(t, 'created_at').notNullable();
    instant(t, 'settled_at');
    t.index(['user_id', 'kind', 'settled_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['payment_attempts', 'provider_events', 'subscriptions'])
    await db.schema.dropTableIfExists(table);
}
