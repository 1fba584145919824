import { daysAfter } from '@massima/contract/format/dates';
import { fullDisk } from '../full-disk.ts';
import {
  column,
  key,
  revoke,
  rows,
  set,
  setting,
  sql,
  without,
  type Break,
  type Breakable,
  type BreakRow,
} from './breakable.ts';

const restore = /^npm run restore -- --from/;
const update = /^npm run update$/;
const pattern = /SHOW CREATE TABLE/;
const daysAgo = ({ deps }: Breakable, days: number) => daysAfter(deps.clock.now(), -days);
const url = (change: (url: URL) => void) => (of: string) => {
  const changed = new URL(of);
  change(changed);
  return changed.href;
};
const database = (change: (url: URL) => void): Break =>
  set(({ app }) => ({ DATABASE_URL: url(change)(app.deps.config.DATABASE_URL) }));
const mail = { recipient: 'a@example.it', template: 'news', locale: 'it', params: '{}', attempts: 1 };
export const queued = (days: number, more: object = {}) =>
  rows('outbox', async (on) => ({
    ...{ ...mail, user_id: on.user.id, created_at: daysAgo(on, days), next_attempt_at: daysAgo(on, 0) },
    ...more,
  }));
export const attempt = (days: number) =>
  rows('payment_attempts', async (on) => ({
    ...{ user_id: on.user.id, kind: 'create', fingerprint: 'x', params: '{}', idempotency_key: 'x' },
    created_at: daysAgo(on, days),
  }));
const marker = {
  since: '2026-11-28T08:00:00Z',
  stamp: '20261128080000',
  from: '/b',
  of: 'x',
  parts: ['database'],
};
const lastMigration: Break = async ({ app }) => {
  const last = await app.owner('knex_migrations').orderBy('id', 'desc').first();
  await app.owner('knex_migrations').where({ id: last.id }).delete();
  return { mend: () => app.owner('knex_migrations').insert(last) };
};
export const both =
  (...all: Break[]): Break =>
  async (at) => {
    const done: Awaited<ReturnType<Break>>[] = [];
    for (const part of all) done.push(await part(at));
    return { mend: async () => Promise.all(done.map(({ mend }) => mend?.())) };
  };
const emptySchema: Break = async (at) => {
  const name = new URL(at.app.ownerUrl).pathname.slice(1) + '_e';
  await at.app.owner.raw('CREATE DATABASE ??', [name]);
  const asOwner = set(({ app }) => ({
    DATABASE_URL: url((of) => void (of.pathname = `/${name}`))(app.ownerUrl),
  }));
  const { deps: empty, mend } = await asOwner(at);
  const drop = () => at.app.owner.raw('DROP DATABASE ??', [name]);
  return { ...(empty && { deps: empty }), mend: async () => mend?.().then(drop) };
};
const behind: Break = async (at) => {
  const { deps: pooledDeps, mend } = await set(() => ({ DATABASE_POOL: 1 }))(at);
  await pooledDeps?.db.raw('SET SESSION timestamp = UNIX_TIMESTAMP() - 60');
  return { ...(pooledDeps && { deps: pooledDeps }), ...(mend && { mend }) };
};

const hidden = sql(
  'ALTER TABLE users RENAME COLUMN email TO e',
  'ALTER TABLE users RENAME COLUMN e TO email',
);
const noRoom: Break = async ({ app }) => {
  const full = fullDisk(app.owner, ['settings']);
  await full.begin();
  return { mend: full.end };
};

/** Breaks of the database and its contents. */
export const databaseBreaks: BreakRow[] = [
  ['no users', without('users'), 'schema', /missing: users\b/, restore],
  ['no sessions', without('sessions'), 'schema', /missing: sessions/, restore],
  ['no projects', without('projects'), 'schema', /missing: projects/, restore],
  ['no settings', without('settings'), 'schema', /missing: settings/, restore],
  ['no outbox', without('outbox'), 'schema', /missing: outbox/, restore],
  ['three tables', without('users', 'sessions', 'projects'), 'schema', /projects; .*users/, restore],
  ['a column', hidden, 'schema', /missing: users\.email/, restore],
  [
    'a narrower type',
    column('projects', 'name', (of) => of.replace('(50)', '(20)')),
    'schema',
    /projects\.name: varchar\(20\), not varchar\(50\)/,
    pattern,
  ],
  [
    'nulls',
    column('sessions', 'device', (of) => of.replace('NOT NULL', 'NULL')),
    'schema',
    /sessions\.device: varchar\(200\) null/,
    pattern,
  ],
  [
    'another collation',
    column('users', 'email', (of) => of.replace('utf8mb4_bin', 'utf8mb4_unicode_520_ci')),
    'schema',
    /users\.email: varchar\(254\), not .*bin/,
    pattern,
  ],
  [
    'no auto increment',
    column('project_elements', 'id', (of) => of.replace(' AUTO_INCREMENT', '')),
    'schema',
    /project_elements\.id: int unsigned, not/,
    pattern,
  ],
  ['no unique index', key('users', 'email'), 'schema', /users \(email\): no unique/, pattern],
  [
    'an index no longer unique',
    key('users', 'email', (of) => of.replace('UNIQUE ', '')),
    'schema',
    /users \(email\): index, not unique/,
    pattern,
  ],
  [
    'no index',
    key('rate_limits', 'window_start'),
    'schema',
    /rate_limits \(window_start\): no index/,
    pattern,
  ],
  [
    'no foreign key',
    key('sessions', 'user_id'),
    'schema',
    /sessions \(user_id\) -> users \(id\): no CASCADE/,
    pattern,
  ],
  [
    'another storage engine',
    sql('ALTER TABLE rate_limits ENGINE = MyISAM', 'ALTER TABLE rate_limits ENGINE = InnoDB'),
    'schema',
    /rate_limits engine: MyISAM/,
    pattern,
  ],
  ['no right to read', revoke('SELECT'), 'migrations', /denied/i, /^mariadb -h/],
  ['no right to insert', revoke('INSERT'), 'writes', /may not insert/, /database-users\.sql/],
  [
    'no right to delete',
    revoke('DELETE'),
    'writes',
    /may not insert, change and delete/,
    /database-users\.sql/,
  ],
  ['full disk', noRoom, 'writes', /disk of the database is full/, /^df -h/],
  [
    'wrong password',
    database((of) => void (of.password = 'no')),
    'database',
    /refuses this user or password/,
    /^mariadb -h/,
  ],
  [
    'closed port',
    database((of) => void (of.port = '1')),
    'database',
    /nothing listens there/,
    /^mariadb -h .* -P 1 /,
  ],
  [
    'no schema',
    set(({ app }) => ({ DATABASE_URL: url((of) => void (of.pathname += '_none'))(app.ownerUrl) })),
    'database',
    /no such schema/,
    update,
  ],
  [
    'an empty schema',
    emptySchema,
    'migrations',
    /makes an empty product. If there was one: npm run restore/,
    update,
  ],
  ['a migration that has not run', lastMigration, 'migrations', /^1 have not run/, update],
  [
    'a column whose migration has not run',
    both(lastMigration, hidden),
    'schema',
    /until migrations run: users\.email/,
    update,
  ],
  ['slow clock of the database', behind, 'clock of the database', /6\d.* s behind/, /timedatectl/],
  [
    'another secret key',
    setting('secret_key_ids', ['another']),
    'secret key',
    /another SECRET_KEY/,
    /SECRET_KEY_PREVIOUS/,
  ],
  ['no backup', setting('last_backup', null), 'backup', /none was made/, /npm run backup/],
  [
    'an old backup',
    setting('last_backup', '2020-01-01T00:00:00Z'),
    'backup',
    /2020-01-01.*daily/,
    /npm run backup/,
  ],
  [
    'a backup of the future',
    setting('last_backup', '2999-01-01T00:00:00Z'),
    'backup',
    /in the future/,
    /npm run backup/,
  ],
  [
    'an interrupted restore',
    setting('restoring', marker),
    'restore',
    /since 2026-11-28.*cut off/,
    /--finish/,
  ],
  ['mails wait', queued(1), 'backlog', /1 mails, the oldest since/, /last_error/],
  ['a payment waits', attempt(1), 'backlog', /1 payment_attempts/, /payments:reconcile/],
  [
    'usage waits',
    rows('metered_usage', async (on) => ({
      identifier: 'x',
      user_id: on.user.id,
      created_at: daysAgo(on, 2),
    })),
    'backlog',
    /1 metered_usage/,
    /payments:reconcile/,
  ],
];
