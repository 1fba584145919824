import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import { fingerprintText } from '@massima/meaning/fingerprint';
import type { Clock } from './clock.ts';
import type { QueryEmbedder } from './adapters/query-embedder.ts';
import type { openEngine } from './collection/index.ts';
import { CardRefused, type Payments } from './adapters/payments.ts';
import { AppError } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { lostLines } from './log.ts';
import { readBacklog } from './models/backlog.ts';
import type { DatabasePool } from './models/database-pool.ts';
import { shownByAccount } from './models/shown-results.ts';

export const outcomeOf = (error: unknown) =>
  error instanceof AppError ? error.key : error instanceof CardRefused ? 'card_refused' : 'failed';

/**
 * Wraps a model to time and count its vectors. `missed` counts the queries ranked by words only,
 * because the vector was late or failed.
 */
export const timedMeaning = (meaning: QueryEmbedder, metrics: Metrics): QueryEmbedder => ({
  ...meaning,
  async of(question) {
    // The fingerprint text is not a user's query.
    if (question === fingerprintText) return meaning.of(question);
    if (meaning.isKept(question)) {
      metrics.countVector('kept');
      return meaning.of(question);
    }
    const missed = new Error('missed');
    const work = async () => {
      const vector = await meaning.of(question);
      metrics.countVector(vector ? 'made' : 'missed');
      if (!vector) throw missed;
      return vector;
    };
    return metrics.timeCall('meaning', work, () => missed.message).catch(() => undefined);
  },
});

/** Wraps the payment provider to time its calls. */
export const timedPayments = (payments: Payments, metrics: Metrics): Payments => ({
  ...payments,
  call: (operation) => metrics.timeCall('payments', () => payments.call(operation), outcomeOf),
});

/**
 * Registers gauges that are read on demand: the pools, the breaker, and pending rows in the
 * database.
 */
export function watchDeps(
  metrics: Metrics,
  { db, engine, clock }: { db: Knex; engine: ReturnType<typeof openEngine>; clock: Clock },
  pools: Readonly<Record<string, DatabasePool>>,
): void {
  const ofEach = (read: (use: ReturnType<DatabasePool['use']>) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool.use())]));
  metrics.watch(
    'massima_pool_used',
    'Connections at work',
    ofEach(({ used }) => used),
  );
  metrics.watch(
    'massima_pool_free',
    'Connections that lie idle',
    ofEach(({ free }) => free),
  );
  metrics.watch(
    'massima_pool_waiting',
    'Callers that wait for a connection',
    ofEach(({ waiting }) => waiting),
  );
  metrics.watch('massima_engine_away', '1 while the search engine is taken for dead', () =>
    Number(engine.isUnavailable()),
  );
  metrics.watch(
    'massima_engine_shards_without_leader',
    'Shards that nothing can be indexed into',
    async () => (await engine.cluster())?.withoutLeader.length ?? 0,
  );
  metrics.watch(
    'massima_engine_shards_recovering',
    'Shards of which a replica does not answer',
    async () => (await engine.cluster())?.recovering.length ?? 0,
  );
  metrics.watch(
    'massima_engine_under_way',
    'Calls to the search engine that it is working on',
    () => engine.use().underWay,
  );
  metrics.watch(
    'massima_engine_waiting',
    'Calls to the search engine that wait for their turn',
    () => engine.use().waiting,
  );
  metrics.watch('massima_log_lines_dropped', 'Lines of the log that could not be written', lostLines);
  metrics.watch(
    'massima_results_shown',
    'Different results first shown to an account within a day, by decile of the accounts that were shown any',
    async () => decilesOf(await shownByAccount(db, daysAfter(clock.now(), -1))),
  );
  metrics.watch('massima_backlog', 'Rows that wait to be worked on', async () =>
    each(await readBacklog(db), ({ count }) => count),
  );
  metrics.watch('massima_backlog_oldest_seconds', 'How long the oldest of them has waited', async () =>
    each(await readBacklog(db), ({ oldest }) =>
      oldest === null ? 0 : Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000),
    ),
  );
}

/**
 * Returns the deciles.
 * @param counts in ascending order; empty: no decile is available
 */
const decilesOf = (counts: readonly number[]): Record<string, number> =>
  counts.length === 0
    ? {}
    : Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth) => [
          `decile_${nth}`,
          counts[Math.ceil((counts.length * nth) / 10) - 1] ?? 0,
        ]),
      );

const each = <V>(values: Readonly<Record<string, V>>, read: (value: V) => number) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
