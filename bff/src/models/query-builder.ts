import knex, { type Knex } from 'knex';
import type { PoolConnection } from 'mysql2';
import type { DatabasePool } from './database-pool.ts';
import './tables.ts';

/** knex over our own connections, so that whatever it asks has the deadlines and the session of all others. */
export function queryBuilder(pool: DatabasePool): Knex {
  const { use } = pool;
  // What knex knows of a pool of its own kind; it tells one by these names.
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
  // Whoever asked is told; knex would write a stack to the console as well.
  const log = { warn: () => undefined };
  // The message of what fails would hold the values, too.
  return knex({ client: 'mysql2', version: 'latest', connectionPool, log, compileSqlOnError: false });
}
