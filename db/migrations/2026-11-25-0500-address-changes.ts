import type { Knex } from 'knex';
import { binary, instant, owner } from '../src/columns.ts';

const purposes = (list: string[]) => `enum(${list.map((p) => `'${p}'`).join(',')}) NOT NULL`;
const before = ['verify', 'restore', 'choose', 'login'];

/** Addresses that wait until both mailboxes have had their say, and mailboxes that have had their trial. */
export async function up(db: Knex): Promise<void> {
  if (!(await db.schema.hasColumn('users', 'verified_at'))) {
    await db.schema.alterTable('users', (t) => {
      instant(t, 'verified_at').comment('when its mailbox was proven first; never taken back');
      instant(t, 'history_closed_at').comment(
        'since when only the password of before opens it: the address changed and the old mailbox was silent',
      );
      binary(t, 'mailbox_hash', 43).comment('of the mailbox whose one trial is this account’s');
      t.index(['mailbox_hash']);
    });
  }
  if (!(await db.schema.hasTable('address_changes'))) {
    await db.schema.createTable('address_changes', (t) => {
      owner(t).primary();
      binary(t, 'email', 254).notNullable().index();
      instant(t, 'asked_at').notNullable().index();
      instant(t, 'confirmed_at').comment('by the new mailbox');
      instant(t, 'agreed_at').comment('by the old mailbox');
    });
  }
  if (!(await db.schema.hasTable('trial_mailboxes'))) {
    await db.schema.createTable('trial_mailboxes', (t) => {
      binary(t, 'mailbox_hash', 43).primary();
      instant(t, 'taken_at').notNullable();
    });
  }
  await db.raw(
    `ALTER TABLE emailed_tokens MODIFY purpose ${purposes([...before, 'address_new', 'address_old'])}`,
  );
}

export async function down(db: Knex): Promise<void> {
  await db('emailed_tokens').whereIn('purpose', ['address_new', 'address_old']).delete();
  await db.raw(`ALTER TABLE emailed_tokens MODIFY purpose ${purposes(before)}`);
  await db.schema.dropTableIfExists('trial_mailboxes');
  await db.schema.dropTableIfExists('address_changes');
  await db.schema.alterTable('users', (t) => {
    t.dropIndex(['mailbox_hash']);
    t.dropColumns('verified_at', 'history_closed_at', 'mailbox_hash');
  });
}
