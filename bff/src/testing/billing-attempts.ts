import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { PaymentAttemptRow } from '../models/tables.ts';
import { inShort, isUnclear, type Entry, type Invoice, type State } from './billing-journal.ts';

/** Idempotency keys of the requests that created invoices, by invoice id. */
export type Makers = Map<string, string>;

/**
 * Records which request created each invoice. Call it before the provider's clock is advanced,
 * because events expire after thirty days.
 */
export function noteMakers(makers: Makers, state: State): void {
  const events = (state['event'] ?? []) as unknown as {
    type: string;
    request: { idempotency_key: string | null };
    data: { object: { id: string } };
  }[];
  for (const { type, request, data } of events)
    if (type === 'invoice.created' && request.idempotency_key !== null)
      makers.set(data.object.id, request.idempotency_key);
}

/**
 * Reads the attempts. Call it before they are aged, because otherwise the time of an attempt with
 * unknown outcome no longer matches a request.
 */
export const noteAttempts = (db: Knex): Promise<PaymentAttemptRow[]> => db('payment_attempts').select();

interface AttemptRecords {
  entries: readonly Entry[];
  invoices: readonly Invoice[];
  attempts: readonly PaymentAttemptRow[];
  makers: Makers;
}

/**
 * Checks each attempt separately. With sums, an attempt that took effect but was reported as
 * failed could hide behind another that was reported as pending and had no effect.
 */
export function assertAttempts({ entries, invoices, attempts, makers }: AttemptRecords): void {
  const paid = new Map(
    invoices.filter(({ status }) => status === 'paid').map((invoice) => [makers.get(invoice.id), invoice.id]),
  );
  for (const [action, kind] of [
    ['subscribe', 'subscribe'],
    ['change', 'change-plan'],
  ] as const) {
    const requests = entries.filter((e) => e.deed === action);
    const made = attempts.filter((row) => row.kind === kind && paid.has(row.idempotency_key));
    for (const { idempotency_key: key, created_at, sent_at } of made) {
      const invoice = paid.get(key);
      // The invoice was rejected or pending then, and the request was answered accordingly; a later
      // request has paid it.
      if (entries.some((e) => e.deed === 'pay' && e.invoice === invoice)) continue;
      // Requests that made the attempt, repeated it, or waited for it in another tab.
      const senders = requests.filter((e) => e.ended >= created_at && e.begun <= (sent_at ?? created_at));
      expect(
        senders.filter((e) => e.success || isUnclear(e)).length,
        `answers "done" or "under way" to what paid ${invoice}, among ${senders.map(inShort).join(', ')}`,
      ).toBeGreaterThan(0);
    }
    for (const [before, { ended }] of doneByItself(requests).entries())
      expect(
        made.filter(({ created_at }) => created_at <= ended).length,
        `what "${action}" had paid until ${ended.toISOString()}, held against ${before + 1} answers "done"`,
      ).toBeGreaterThan(before);
  }
}

/**
 * Returns the successful requests, oldest first, without repetitions. A repeated click returns the
 * result of the previous request and pays nothing.
 */
export function doneByItself(requests: readonly Entry[]): Entry[] {
  const successes = requests.filter((e) => e.success).sort((a, b) => a.ended.getTime() - b.ended.getTime());
  return successes.filter((e, index) => !repeats(successes[index - 1], e));
}

const pressMs = 120_000;
const repeats = (before: Entry | undefined, { plan, begun }: Entry): boolean =>
  before?.plan === plan && begun.getTime() - before.ended.getTime() < pressMs;
