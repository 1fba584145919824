import knex, { type Knex } from 'knex';
import pino, { type Logger } from 'pino';
import { createClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createPayments, type Payments } from './adapters/payments.ts';
import { solrEngine, type SearchEngine } from './adapters/search-engine.ts';
import { statementPool, type StatementPool } from './models/statement-pool.ts';

/** Everything an operation may reach, composed once. Tests build it from parts. */
export interface Deps {
  config: Config;
  db: Knex;
  /** The same database, for what a search writes. */
  statements: StatementPool;
  engine: SearchEngine;
  /** The card provider; null where none is configured. */
  payments: Payments | null;
  clock: Clock;
  log: Logger;
  close(): Promise<void>;
}

export function createDeps(config: Config): Deps {
  const log = pino({
    level: config.LOG_LEVEL,
    redact: ['password', 'token', 'authorization', '*.password', '*.token'],
  });
  const db = connectDatabase(config);
  const statements = statementPool({
    url: config.DATABASE_URL,
    connections: Math.ceil(config.DATABASE_POOL / 2),
  });
  const engine = solrEngine({ url: config.SOLR_URL, core: config.SOLR_CORE });
  return {
    config,
    db,
    statements,
    engine,
    payments: createPayments(config),
    clock: createClock(),
    log,
    async close() {
      await Promise.allSettled([engine.close(), db.destroy(), statements.close()]);
    },
  };
}

function connectDatabase(config: Config): Knex {
  return knex({
    client: 'mysql2',
    connection: {
      uri: config.DATABASE_URL,
      timezone: 'Z',
      supportBigNumbers: true,
    } as Knex.MySql2ConnectionConfig,
    // A database that is away is told at once, not after a queue of waiting requests.
    acquireConnectionTimeout: 2500,
    pool: { min: 0, max: config.DATABASE_POOL, afterCreate: setUpSession },
  });
}

/** Servers differ in their defaults; a pooled connection must not. */
const sessionSetup = [
  "SET SESSION collation_connection = 'utf8mb4_unicode_520_ci', SESSION time_zone = '+00:00', " +
    "SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,ONLY_FULL_GROUP_BY'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}
function setUpSession(
  connection: RawConnection,
  done: (error: Error | null, connection: RawConnection) => void,
) {
  connection.query(sessionSetup[0]!, (error) => {
    if (error) return done(error, connection);
    connection.query(sessionSetup[1]!, (second) => done(second, connection));
  });
}
