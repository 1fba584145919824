import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of the process for Prometheus, served at `GET /metrics`. `deploy/` depends on the names
 * and labels.
 */
export interface Metrics {
  /**
   * Counts a call of an operation, from any transport. `outcome` is `ok` or the error key sent to
   * the client.
   */
  countOperation(operation: string, outcome: string, seconds: number): void;
  /** Counts a request. `entry` is its transport. */
  countRequest(entry: string, status: number, seconds: number): void;
  /** Times a call to an external service and returns its result. */
  timeCall<T>(
    service: 'engine' | 'payments' | 'meaning',
    work: () => Promise<T>,
    outcomeOf: OutcomeOf,
  ): Promise<T>;
  /**
   * Counts a query for which an embedding was requested: computed, cached, or not available in
   * time.
   */
  countVector(how: 'made' | 'kept' | 'missed'): void;
  /** Counts a paid plan that ended because the provider no longer has a subscription for it. */
  countEndedPlan(): void;
  /** Sets the progress of the reconciliation of the card provider's customers. */
  countReconciled(checked: number, failed: number): void;
  /** Registers a gauge that is read on request. If reading fails, it is omitted. */
  watch(name: string, help: string, read: () => Reading | Promise<Reading>): void;
  contentType: string;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
}

type OutcomeOf = (error: unknown) => string;
/** A number, or numbers by label. */
type Reading = number | Readonly<Record<string, number>>;

/** Upper bounds of the histogram buckets, in seconds. */
const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Counter({
    name: 'massima_operations_total',
    help: 'Operations by outcome: ok, or the key of the error',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const operationSeconds = new Histogram({
    name: 'massima_operation_seconds',
    help: 'How long operations took',
    labelNames: ['operation'],
    buckets: quick,
    registers,
  });
  const requests = new Counter({
    name: 'massima_requests_total',
    help: 'HTTP requests by entry and status',
    labelNames: ['entry', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'massima_request_seconds',
    help: 'How long HTTP requests took',
    labelNames: ['entry'],
    buckets: quick,
    registers,
  });
  const callSeconds = new Histogram({
    name: 'massima_call_seconds',
    help: 'Calls to the search engine, to the card provider, and for what a question means',
    labelNames: ['service', 'outcome'],
    buckets: quick,
    registers,
  });

  const vectors = new Counter({
    name: 'massima_question_vectors_total',
    help: 'Questions whose meaning was asked for: vectors made, kept from before, and missed in time',
    labelNames: ['how'],
    registers,
  });

  const reconciled = new Gauge({
    name: 'massima_reconciled_customers',
    help: 'Customers of the card provider that the last walk through all has come to, and those it failed at',
    labelNames: ['of'],
    registers,
  });

  const endedPlans = new Counter({
    name: 'massima_plans_ended_total',
    help: 'Paid plans that have ended, because the card provider has none any more',
    registers,
  });

  return {
    countEndedPlan: () => endedPlans.inc(),
    countVector: (how) => vectors.inc({ how }),
    countReconciled(checked, failed) {
      reconciled.set({ of: 'checked' }, checked);
      reconciled.set({ of: 'failed' }, failed);
    },
    countOperation(operation, outcome, seconds) {
      operations.inc({ operation, outcome });
      operationSeconds.observe({ operation }, seconds);
    },
    countRequest(entry, status, seconds) {
      requests.inc({ entry, status: String(status) });
      requestSeconds.observe({ entry }, seconds);
    },
    async timeCall(service, work, outcomeOf) {
      const since = performance.now();
      const observe = (outcome: string) =>
        callSeconds.observe({ service, outcome }, (performance.now() - since) / 1000);
      try {
        const result = await work();
        observe('ok');
        return result;
      } catch (error) {
        observe(outcomeOf(error));
        throw error;
      }
    },
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        labelNames: ['of'],
        registers,
        async collect() {
          this.reset();
          const reading = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          if (typeof reading === 'number') return this.set(reading);
          for (const [of, value] of Object.entries(reading)) this.set({ of }, value);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
