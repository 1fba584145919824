import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

/**
 * Adds electronic invoices (FatturaPA) and the last number of each year. Invoices must be kept by
 * law, so they belong to a customer and not to an account.
 */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('invoice_numbers')))
    await db.schema.createTable('invoice_numbers', (t) => {
      t.integer('year').unsigned().primary();
      t.integer('last').unsigned().notNullable();
    });
  if (await db.schema.hasTable('electronic_invoices')) return;
  await db.schema.createTable('electronic_invoices', (t) => {
    t.increments('id');
    binary(t, 'customer_id', 255).notNullable().index();
    binary(t, 'invoice_id', 255).notNullable();
    // The invoice's own, or the refund's.
    binary(t, 'source_id', 255).notNullable();
    t.integer('attempt').unsigned().notNullable();
    t.enum('type', ['TD01', 'TD04']).notNullable();
    t.enum('state', ['made', 'refused', 'blocked', 'receipt']).notNullable();
    t.integer('year').unsigned().nullable();
    t.integer('number').unsigned().nullable();
    t.string('day', 10).notNullable();
    t.integer('cents').unsigned().notNullable();
    t.string('problem', 1000).notNullable();
    t.specificType('xml', 'mediumtext').nullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'delivered_at').nullable();
    t.unique(['source_id', 'attempt']);
    t.unique(['year', 'number', 'attempt']);
    // For the query that finds undelivered invoices every minute.
    t.index(['state', 'delivered_at']);
  });
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('electronic_invoices');
  await db.schema.dropTableIfExists('invoice_numbers');
}
