import knex, { type Knex } from 'knex';
import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';
import { retryDeadlock } from './retry-deadlock.ts';
import './tables.ts';

/**
 * Builds knex on our own pool, so that its statements have the same deadlines and session settings
 * as all others.
 */
export function queryBuilder(pool: DatabasePool): Knex {
  const { use } = pool;
  // Pool interface that knex expects; knex recognises a pool by these names.
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
  // The caller gets the error; knex would also print a stack to the console.
  const log = { warn: () => undefined };
  // The error message would contain the values.
  const db = knex({ client: 'mysql2', version: 'latest', connectionPool, log, compileSqlOnError: false });
  retrySingleStatements(db);
  return db;
}

/**
 * Retries single statements outside of transactions after a deadlock, because they have changed
 * nothing. Transactions use separate clients and are retried as a whole by `inTransaction`.
 */
function retrySingleStatements(db: Knex): void {
  const client: { query(connection: PoolConnection, query: unknown): Promise<unknown> } = db.client;
  const runQuery = client.query.bind(client);
  client.query = (connection, query) => retryDeadlock(() => runQuery(connection, query));
}
