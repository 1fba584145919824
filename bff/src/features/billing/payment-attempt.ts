import { createHash, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { statusOf } from '@massima/contract/errors';
import { isReplay, mayHaveBeenDone } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  findLastAttempt,
  findOpenAttempt,
  insertAttempt,
  markAttemptSent,
  settleAttempts,
  type PaymentAttempt,
} from '../../models/payment-attempts.ts';
import type { Lease } from './with-billing-lease.ts';
import { requirePayments } from './require-payments.ts';

export type AttemptKind = 'subscribe' | 'change-plan';

/** Longer than any call can be at work at the provider: what is not there after this will not come. */
export const underWayMs = 120_000;

export const findOpen = ({ db }: Deps, { userId }: Lease, kind: AttemptKind) =>
  findOpenAttempt(db, userId, kind, underWayMs);

/** A press so soon after another one for the same is the same press. */
const pressMs = 120_000;

/** The last thing that the account has requested, where it is of this kind, has an outcome, and lies two minutes back at most. */
export const findLast = ({ db }: Deps, { userId }: Lease, kind: AttemptKind) =>
  findLastAttempt(db, userId, kind, pressMs);

/** What an attempt is known by: the wish (a plan, a coupon), never what is new at every press, such as a card's id. */
export const fingerprintOf = (wish: unknown): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url');

/** An attempt that is written down and not sent yet. `ask` gets its key, to put it into what it asks for. */
export async function newAttempt(
  { db }: Deps,
  lease: Lease,
  kind: AttemptKind,
  wish: unknown,
  ask: (key: string) => unknown,
): Promise<PaymentAttempt> {
  const key = `${kind}-${lease.userId}-${randomUUID()}`;
  const attempt = { key, fingerprint: fingerprintOf(wish), params: ask(key) };
  if (!(await insertAttempt(db, lease, attempt, kind))) throw new AppError('payment_in_progress');
  return attempt;
}

export const settle = ({ db }: Deps, userId: number, { key }: PaymentAttempt) =>
  settleAttempts(db, userId, [key]);

/**
 * Sends an attempt and settles it once its outcome is known. A failure that does not say whether it was carried out is
 * no failure yet: then the provider is asked what there is.
 * @param isDone checks at the provider whether what was requested is there.
 * @throws `payment_in_progress` when the outcome is still not known, or could not be noted: the attempt stays open, to be
 * sent again unchanged.
 */
export async function sendAttempt(
  deps: Deps,
  { userId }: Lease,
  attempt: PaymentAttempt,
  send: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const unseen = (err: unknown) => {
    deps.log.warn({ err, user: userId, attempt: attempt.key }, 'the outcome of a payment was not seen');
    return new AppError('payment_in_progress', {}, { cause: err });
  };
  const wasDone = async (error: unknown) => {
    const done = await isDone().catch((err: unknown) => {
      throw unseen(err);
    });
    if (!done && !isReplay(error)) throw unseen(error);
    return done;
  };

  await markAttemptSent(deps.db, attempt.key);
  let failure: unknown = null;
  try {
    await requirePayments(deps).call((stripe) => send(stripe, { idempotencyKey: attempt.key }));
  } catch (error) {
    if (!mayHaveBeenDone(error) || !(await wasDone(error))) failure = error;
  }
  await afterPayment(deps, () => settle(deps, userId, attempt));
  if (failure !== null) throw failure;
}

/**
 * Looks something up, or notes it, after money may have moved. Its failure must not read as if nothing had been done.
 * @throws `payment_in_progress` for every failure that is no refusal.
 */
export async function afterPayment<T>({ log }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && statusOf(error.key) < 500) throw error;
    log.warn({ err: error }, 'what a payment has brought could not be looked up or noted');
    throw new AppError('payment_in_progress', {}, { cause: error });
  }
}
