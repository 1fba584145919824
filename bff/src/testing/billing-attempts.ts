import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { PaymentAttemptRow } from '../models/tables.ts';
import { inShort, isUnclear, type Entry, type Invoice, type State } from './billing-journal.ts';

/** By which attempt an invoice was made: its id, and the idempotency key of the request. */
export type Makers = Map<string, string>;

/** The provider forgets its events after thirty days: ask each time before it is moved on. */
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

/** As they were sent: read them before they are aged, or no one seems to have requested one whose outcome was never seen. */
export const noteAttempts = (db: Knex): Promise<PaymentAttemptRow[]> => db('payment_attempts').select();

interface Given {
  entries: readonly Entry[];
  invoices: readonly Invoice[];
  attempts: readonly PaymentAttemptRow[];
  makers: Makers;
}

/**
 * Each attempt by itself: sums would let one whose answer denies what it has done hide behind another that was answered as
 * under way and came to nothing.
 */
export function assertAttempts({ entries, invoices, attempts, makers }: Given): void {
  const paid = new Map(
    invoices.filter(({ status }) => status === 'paid').map((invoice) => [makers.get(invoice.id), invoice.id]),
  );
  for (const [deed, kind] of [
    ['subscribe', 'subscribe'],
    ['change', 'change-plan'],
  ] as const) {
    const asked = entries.filter((e) => e.deed === deed);
    const made = attempts.filter((row) => row.kind === kind && paid.has(row.idempotency_key));
    for (const { idempotency_key: key, created_at, sent_at } of made) {
      const invoice = paid.get(key);
      // Refused or waiting then, and answered as that; another deed has paid it.
      if (entries.some((e) => e.deed === 'pay' && e.invoice === invoice)) continue;
      // Who made the attempt, who sent it again, and who waited at the same time in another tab.
      const senders = asked.filter((e) => e.ended >= created_at && e.begun <= (sent_at ?? created_at));
      expect(
        senders.filter((e) => e.success || isUnclear(e)).length,
        `answers "done" or "under way" to what paid ${invoice}, among ${senders.map(inShort).join(', ')}`,
      ).toBeGreaterThan(0);
    }
    for (const [before, { ended }] of doneByItself(asked).entries())
      expect(
        made.filter(({ created_at }) => created_at <= ended).length,
        `what "${deed}" had paid until ${ended.toISOString()}, held against ${before + 1} answers "done"`,
      ).toBeGreaterThan(before);
  }
}

/** Answered as done, in turn. A press that repeats the one before it has its answer, and pays nothing. */
export function doneByItself(asked: readonly Entry[]): Entry[] {
  const answered = asked.filter((e) => e.success).sort((a, b) => a.ended.getTime() - b.ended.getTime());
  return answered.filter((e, place) => !repeats(answered[place - 1], e));
}

const pressMs = 120_000;
const repeats = (before: Entry | undefined, { plan, begun }: Entry): boolean =>
  before?.plan === plan && begun.getTime() - before.ended.getTime() < pressMs;
