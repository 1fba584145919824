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

/** Dependencies of the operations, composed once. Tests build them from parts. */
export interface Deps {
  config: Config;
  db: Knex;
  /** Second pool to the same database, for the writes of a search. */
  statements: StatementPool;
  engine: ReturnType<typeof openEngine>;
  /**
   * Embeds queries. Without a model it returns no vectors, and results are ranked by terms only.
   */
  meaning: QueryEmbedder;
  /** Card provider; null if none is configured. */
  payments: Payments | null;
  clock: Clock;
  log: Logger;
  /**
   * Log of account and session events and of rejections, independent of the level of the other
   * log.
   */
  securityLog: Logger;
  /**
   * Limits a client's repeated rejections to one log line a minute, because a flood must not fill
   * the log.
   */
  loggedRefusals: Throttle;
  metrics: Metrics;
  refusedWrites: RefusedWrites;
  /** Names of what the checks of `npm run doctor` found last; empty in a process that does not repeat them. */
  findings: { read: () => readonly string[] };
  limitSessionConcurrency: LimitSessionConcurrency;
  speculationCredits: SpeculationCredits;
  /** Signals that a mail is queued in the outbox. */
  mailSignal: JobSignal;
  /** Factor on the timeouts of operations; 1 except in tests. */
  patience: number;
  close(): Promise<void>;
}

interface DepsOptions {
  /** Factor on the timeouts of statements (see `databasePool`), operations and embeddings. */
  patience?: number;
}

export function createDeps(config: Config, { patience: timeoutFactor = 1 }: DepsOptions = {}): Deps {
  const log = createLog(config.LOG_LEVEL);
  const pool = databasePool({
    url: config.DATABASE_URL,
    connections: config.DATABASE_POOL,
    patience: timeoutFactor,
  });
  const stackedPool = databasePool({
    url: config.DATABASE_URL,
    connections: Math.ceil(config.DATABASE_POOL / 2),
    stacked: true,
    patience: timeoutFactor,
  });
  const metrics = createMetrics();
  const engine = openEngine({
    url: config.SOLR_URL,
    core: config.SOLR_CORE,
    log,
    slots: config.SOLR_CALLS_AT_ONCE,
    observe: (call) => metrics.timeCall('engine', call, outcomeOf),
  });
  const meaning = timedMeaning(configuredMeaning(config, log, timeoutFactor), metrics);
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
    findings: { read: () => [] },
    limitSessionConcurrency: sessionConcurrency(),
    speculationCredits: speculationCredits(),
    mailSignal: createJobSignal(),
    patience: timeoutFactor,
    async close() {
      await Promise.allSettled([engine.close(), meaning.close(), pool.close(), stackedPool.close()]);
    },
  };
}
