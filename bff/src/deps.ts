import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createJobSignal, type JobSignal } from './job-signal.ts';
import { createClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createPayments, type Payments } from './adapters/payments.ts';
import { openEngine } from './collection/index.ts';
import { configuredMeaning, type QueryEmbedder } from './adapters/query-embedder.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { databasePool } from './models/database-pool.ts';
import { refusedWrites, type RefusedWrites } from './refused-writes.ts';
import { queryBuilder } from './models/query-builder.ts';
import { sessionConcurrency, type LimitSessionConcurrency } from './session-concurrency.ts';
import { speculationCredits, type SpeculationCredits } from './speculation-credits.ts';
import { statementPool, type StatementPool } from './models/statement-pool.ts';
import { Throttle } from './throttle.ts';
import { outcomeOf, timedMeaning, timedPayments, watchDeps } from './watch-deps.ts';

/** Everything an operation may reach, composed once. Tests build it from parts. */
export interface Deps {
  config: Config;
  db: Knex;
  /** The same database, for what a search writes. */
  statements: StatementPool;
  engine: ReturnType<typeof openEngine>;
  /** What questions mean; without a model it knows nothing, and words alone rank. */
  meaning: QueryEmbedder;
  /** The card provider; null where none is configured. */
  payments: Payments | null;
  clock: Clock;
  log: Logger;
  /** What happens to accounts and sessions, and what is refused; on whatever level the other lines begin. */
  securityLog: Logger;
  /** A client that is refused again and again is logged once a minute: a flood must not fill the log either. */
  loggedRefusals: Throttle;
  metrics: Metrics;
  refusedWrites: RefusedWrites;
  limitSessionConcurrency: LimitSessionConcurrency;
  speculationCredits: SpeculationCredits;
  /** A mail waits in the outbox. */
  mailBell: JobSignal;
  /** Multiplies the deadlines of operations: 1 but in tests. */
  patience: number;
  close(): Promise<void>;
}

interface DepsOptions {
  /** Multiplies the deadlines of statements (see `databasePool`), of operations and of what a question means. */
  patience?: number;
}

export function createDeps(config: Config, { patience = 1 }: DepsOptions = {}): Deps {
  const log = createLog(config.LOG_LEVEL);
  const pool = databasePool({
    url: config.DATABASE_URL,
    connections: config.DATABASE_POOL,
    patience,
  });
  const stackedPool = databasePool({
    url: config.DATABASE_URL,
    connections: Math.ceil(config.DATABASE_POOL / 2),
    stacked: true,
    patience,
  });
  const metrics = createMetrics();
  const engine = openEngine({
    url: config.SOLR_URL,
    core: config.SOLR_CORE,
    log,
    places: config.SOLR_CALLS_AT_ONCE,
    observe: (call) => metrics.timeCall('engine', call, outcomeOf),
  });
  const meaning = timedMeaning(configuredMeaning(config, log, patience), metrics);
  const payments = createPayments(config);
  const db = queryBuilder(pool);
  const clock = createClock();
  watchDeps(metrics, { db, engine, clock }, { common: pool, searches: stackedPool });
  return {
    config,
    db,
    statements: statementPool(stackedPool),
    engine,
    meaning,
    payments: payments && timedPayments(payments, metrics),
    clock,
    log,
    securityLog: createLog(['fatal', 'silent'].includes(config.LOG_LEVEL) ? config.LOG_LEVEL : 'info').child({
      name: 'security',
    }),
    loggedRefusals: new Throttle(60_000),
    metrics,
    refusedWrites: refusedWrites(),
    limitSessionConcurrency: sessionConcurrency(),
    speculationCredits: speculationCredits(),
    mailBell: createJobSignal(),
    patience,
    async close() {
      await Promise.allSettled([engine.close(), meaning.close(), pool.close(), stackedPool.close()]);
    },
  };
}
