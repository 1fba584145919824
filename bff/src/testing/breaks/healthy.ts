import { atProvider, set, setting, sql, type Break } from './breakable.ts';
import { attempt, both, queued } from './database.ts';
import { cluster, deps, meaning } from './services.ts';

const newerMigration: Break = async ({ app }) => {
  const name = '2999-01-01-0000-newer.ts';
  await app.owner('knex_migrations').insert({ name, batch: 9, migration_time: new Date() });
  return { mend: () => app.owner('knex_migrations').where({ name }).delete() };
};

const development: Break = async (on) => {
  const { mend } = await setting('last_backup', null)(on);
  const config = { ...on.deps.config, NODE_ENV: 'development' as const, SMTP_URL: 'smtp://127.0.0.1:1' };
  return { deps: { ...on.deps, config }, ...(mend && { mend }) };
};

/** Unusual states in which nothing is wrong. */
export const healthyStates: [string, Break][] = [
  [
    'tables, columns and migrations of a newer version',
    both(
      sql('CREATE TABLE newer (id int)', 'DROP TABLE newer'),
      sql('ALTER TABLE users ADD newer int', 'ALTER TABLE users DROP newer'),
      newerMigration,
    ),
  ],
  [
    'tables that a restore has kept',
    sql('CREATE TABLE old_20261128080000_users (id int)', 'DROP TABLE old_20261128080000_users'),
  ],
  ['maintenance', setting('maintenance', true)],
  ['no card provider', deps(() => ({ payments: null }))],
  ['an index without vectors', meaning(null, undefined)],
  ['a server without a model', meaning('a', undefined)],
  ['a cluster that is well', cluster({})],
  ['an address with a slash at its end', set(({ app }) => ({ SOLR_URL: `${app.deps.config.SOLR_URL}/` }))],
  ['an owner that serves', set(({ app }) => ({ DATABASE_URL: app.ownerUrl }))],
  ['development without backup and mail server', development],
  ['a mail that waits for a minute', queued(1 / 1440)],
  ['a mail that was refused for good', queued(3, { failed_at: new Date(), last_error: '550' })],
  ['a payment that has just begun', attempt(1 / 1440)],
  ['a provider that is a second ahead', atProvider((at) => (at.aheadMs = 1000))],
];
