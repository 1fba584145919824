import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('users', (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    t.string('surname', 100).notNullable();
    binary(t, 'email', 254).notNullable().unique();
    t.string('password_hash', 255);
    t.enum('role', ['user', 'admin']).notNullable().defaultTo('user');
    t.boolean('is_verified').notNullable().defaultTo(false);
    t.boolean('disabled').notNullable().defaultTo(false);
    t.string('desired_plan_id', 100).notNullable().defaultTo('');
    t.string('plan', 100).comment('nickname of the current price; null without a running subscription');
    t.integer('plan_queries').notNullable().defaultTo(0).comment('negative: unlimited');
    t.integer('used_queries').unsigned().notNullable().defaultTo(0);
    t.boolean('over_quota')
      .notNullable()
      .defaultTo(false)
      .comment('the plan has a metered tier past its quota');
    instant(t, 'trial_expires_at');
    instant(t, 'license_expire_at');
    instant(t, 'plan_expires_at').comment('end of the paid period, from the projection of the subscription');
    t.boolean('is_returning').notNullable().defaultTo(false);
    t.string('price_type', 50).notNullable().defaultTo('regular');
    t.string('coupon', 100);
    binary(t, 'customer_id', 255).unique();
    t.string('work_area', 50);
    t.string('origin', 100);
    t.integer('trial_queries_count').notNullable().defaultTo(-1);
    t.integer('trial_days_count').notNullable().defaultTo(0);
    t.string('locale', 2).notNullable().defaultTo('it');
    t.boolean('history_paused').notNullable().defaultTo(false);
    instant(t, 'created_at').notNullable().index();
    instant(t, 'updated_at').notNullable();
    t.index(['surname', 'name']);
  });
  await db.schema.createTable('sessions', (t) => {
    t.increments('id');
    owner(t);
    binary(t, 'token_hash', 64).notNullable().unique();
    t.string('device', 200).notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'last_seen_at').notNullable();
    instant(t, 'ended_at');
    t.string('ended_reason', 50);
    t.index(['user_id', 'ended_at']);
  });
  await db.schema.createTable('emailed_tokens', (t) => {
    t.increments('id');
    owner(t);
    t.enum('purpose', ['verify', 'restore', 'login']).notNullable();
    binary(t, 'token_hash', 64).notNullable().unique();
    instant(t, 'created_at').notNullable();
    instant(t, 'expires_at').notNullable();
    instant(t, 'used_at');
    t.index(['user_id', 'purpose']);
  });
  await db.schema.createTable('deleted_addresses', (t) => {
    binary(t, 'address_hash', 64).primary().comment('keyed hash: all that a deleted account leaves');
    instant(t, 'deleted_at').notNullable();
  });
  await db.schema.createTable('offers', (t) => {
    t.increments('id');
    t.string('price_type', 50).notNullable();
    t.string('origin', 100).notNullable().defaultTo('').comment('empty: any');
    t.json('work_areas').notNullable();
    t.integer('max_trial_days').notNullable().defaultTo(0);
    t.integer('max_trial_queries').notNullable().defaultTo(0).comment('negative: unlimited');
    t.string('coupon', 100);
    t.json('embed_origins').notNullable();
    t.unique(['price_type', 'origin']);
  });
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['offers', 'deleted_addresses', 'emailed_tokens', 'sessions', 'users']) {
    await db.schema.dropTableIfExists(table);
  }
}
