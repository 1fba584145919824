import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { connect } from '@massima/db/connection';
import { SERVER_RIGHTS } from '@massima/db/embedded';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { testClient, type TestClient } from './client.ts';
import { collectErrors } from './faults.ts';
import { serverAddress } from './global-setup.ts';
import { createSchema } from './template-schema.ts';

export interface TestApp {
  deps: Deps;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  /**
   * Connection with the owner's rights, for tests that change tables. The product's user may only
   * read and write rows.
   */
  owner: Knex;
  ownerUrl: string;
  /** Client without a session; `factories/` create users. */
  anonymous: TestClient;
  client(token?: string): TestClient;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables in addition to the tests' defaults. */
  env?: Record<string, string>;
  /** Replaces dependencies, e.g. `{ engine: aFakeOne }`. */
  deps?: Partial<Deps>;
  /**
   * URL at which the product reaches its database, e.g. behind a `startNetwork`. Deadlines apply
   * only then.
   */
  databaseAt?: (url: URL) => URL;
  /** Factor for the deadlines of statements and operations. */
  patience?: number;
}

/**
 * On a machine that runs all tests in parallel, a statement can take seconds without an error in
 * the product.
 */
const usualTimeoutFactor = 10;

/**
 * Grants the rights of the product's database user in a schema. A private server that was
 * restarted has only the rights of the product's schema.
 */
export const grantRights = (owner: Knex, schema: string, username: string) =>
  owner.raw(`GRANT ${SERVER_RIGHTS} ON ??.* TO ?@'127.0.0.1'`, [schema, username]);

/**
 * Starts the product on a random port with a separate schema in the tests' database. Solr is
 * shared and read-only. Close it in `afterAll`, which drops the schema.
 */
export async function testApp({
  env = {},
  deps: replaced = {},
  databaseAt,
  patience: timeoutFactor = databaseAt ? 1 : usualTimeoutFactor,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = new URL(process.env['DATABASE_URL'] ?? '');
  const schema = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  database.pathname = `/${schema}`;
  await createSchema(database.href);
  const owner = connect(database.href);
  const served = new URL(database);
  const server = process.env[serverAddress];
  if (server !== undefined) {
    const { username, password } = new URL(server);
    await grantRights(owner, schema, username);
    Object.assign(served, { username, password });
  }
  const config = readConfig({
    SOLR_URL: process.env['SOLR_URL'],
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    SIGNUP_MIN_FILL_SECONDS: '0',
    SIGNUPS_PER_CLIENT: '100000',
    SIGNUPS_WITHOUT_FORM: '100000',
    ...env,
    DATABASE_URL: (databaseAt ? databaseAt(served) : served).href,
  });
  const deps: Deps = { ...createDeps(config, { patience: timeoutFactor }), ...replaced };
  collectErrors(deps.log);
  const listening = await listen(deps);
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const client = (token?: string) => testClient(url, token);
  return {
    deps,
    url,
    owner,
    ownerUrl: database.href,
    client,
    anonymous: client(),
    async close() {
      listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
      await deps.close();
      await owner.raw('DROP DATABASE ??', [schema]);
      await owner.destroy();
    },
  };
}

const listen = (deps: Deps): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createApp(deps).listen(deps.config.PORT, '127.0.0.1', () => resolve(server));
    // As in production. Otherwise a test that pauses would use a connection that the server has
    // closed.
    server.keepAliveTimeout = 75_000;
    server.once('error', reject);
  });
