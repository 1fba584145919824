import type { Knex } from 'knex';
import { binary, instant } from '../src/columns.ts';

const purposes = (list: string[]) => `enum(${list.map((p) => `'${p}'`).join(',')}) NOT NULL`;

export async function up(db: Knex): Promise<void> {
  await db.raw(
    `ALTER TABLE emailed_tokens MODIFY purpose ${purposes(['verify', 'restore', 'choose', 'login'])}`,
  );
  if (!(await db.schema.hasColumn('emailed_tokens', 'login_until'))) {
    await db.schema.alterTable('emailed_tokens', (t) => {
      instant(t, 'login_until').comment('a link that verified may still log in, once, until then');
    });
  }
  if (!(await db.schema.hasColumn('outbox', 'user_id'))) {
    await db.schema.alterTable('outbox', (t) => {
      t.integer('user_id').unsigned().references('id').inTable('users').onDelete('CASCADE');
      instant(t, 'failed_at').comment('given up: refused for good, or too old');
    });
  }
  if (!(await db.schema.hasColumn('users', 'trial_reminded_for'))) {
    await db.schema.alterTable('users', (t) => {
      instant(t, 'trial_reminded_for').comment('end of the trial that the last reminder was about');
      t.index(['trial_expires_at']);
    });
  }
  if (!(await db.schema.hasTable('used_form_tokens'))) {
    await db.schema.createTable('used_form_tokens', (t) => {
      binary(t, 'nonce', 43).primary();
      instant(t, 'used_at').notNullable().index();
    });
  }
}

export async function down(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('used_form_tokens');
  await db.schema.alterTable('users', (t) => {
    t.dropIndex(['trial_expires_at']);
    t.dropColumn('trial_reminded_for');
  });
  await db.schema.alterTable('outbox', (t) => {
    t.dropForeign(['user_id']);
    t.dropColumn('user_id');
    t.dropColumn('failed_at');
  });
  await db('emailed_tokens').where({ purpose: 'choose' }).delete();
  await db.schema.alterTable('emailed_tokens', (t) => t.dropColumn('login_until'));
  await db.raw(`ALTER TABLE emailed_tokens MODIFY purpose ${purposes(['verify', 'restore', 'login'])}`);
}
