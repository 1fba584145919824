import knex, { type Knex } from 'knex';
import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';
import { retryDeadlock } from './retry-deadlock.ts';
import './tables.ts';

/** knex over our own connections, so that whatever it asks has the deadlines and the session of all others. */
export function queryBuilder(pool: DatabasePool): Knex {
  const { use } = pool;
  // What knex knows of a pool of its own kind; it recognises one by these names.
  const connectionPool = {
    acquire: () => ({ promise: pool.acquire() }),
    release(connection: PoolConnection) {
      pool.release(connection);
      return true;
    },
    destroy: () => pool.close(),
    numFree: () => use().free,
    numUsed: () => use().used,
    numPendingAcquires: () => use().waiting,
  };
  // The caller gets the error; knex would write a stack to the console as well.
  const log = { warn: () => undefined };
  // The message of what fails would contain the values, too.
  const db = knex({ client: 'mysql2', version: 'latest', connectionPool, log, compileSqlOnError: false });
  retrySingleStatements(db);
  return db;
}

/**
 * A statement outside of a transaction that lost against another one has done nothing, so it runs again. Transactions have their
 * own clients, which this leaves alone: they start again as a whole (`inTransaction`).
 */
function retrySingleStatements(db: Knex): void {
  const client: { query(connection: PoolConnection, query: unknown): Promise<unknown> } = db.client;
  const ask = client.query.bind(client);
  client.query = (connection, query) => retryDeadlock(() => ask(connection, query));
}
