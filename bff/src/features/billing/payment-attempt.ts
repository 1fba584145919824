import { randomUUID } from 'node:crypto';
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
import { requestFingerprint } from './request-fingerprint.ts';
import { requirePayments } from './require-payments.ts';

export type AttemptKind = 'subscribe' | 'change-plan';

/**
 * Longer than any call can run at the provider. A result that is missing after this time will not
 * appear.
 */
export const underWayMs = 120_000;

export const findOpen = ({ db }: Deps, { userId }: Lease, kind: AttemptKind) =>
  findOpenAttempt(db, userId, kind, underWayMs);

/** Maximum time between two equal requests that are treated as one. */
const pressMs = 120_000;

/** Returns the account's last finished request of this kind, if it is at most two minutes old. */
export const findLast = ({ db }: Deps, { userId }: Lease, kind: AttemptKind) =>
  findLastAttempt(db, userId, kind, pressMs);

/**
 * Stores a new attempt without sending it. `ask` receives its key and returns the request's
 * parameters.
 */
export async function newAttempt(
  { db }: Deps,
  lease: Lease,
  kind: AttemptKind,
  request: unknown,
  send: (key: string) => unknown,
): Promise<PaymentAttempt> {
  const key = `${kind}-${lease.userId}-${randomUUID()}`;
  const attempt = { key, fingerprint: requestFingerprint(request), params: send(key) };
  if (!(await insertAttempt(db, lease, attempt, kind))) throw new AppError('payment_in_progress');
  return attempt;
}

export const settle = ({ db }: Deps, userId: number, { key }: PaymentAttempt) =>
  settleAttempts(db, userId, [key]);

/**
 * Sends an attempt and settles it once its outcome is known. After an error that leaves the
 * outcome open, the state is read from the provider.
 * @param isDone  checks at the provider whether the requested state exists
 * @throws AppError `payment_in_progress` if the outcome is still unknown or could not be stored;
 *   the attempt stays open and is repeated unchanged
 */
export async function sendAttempt(
  deps: Deps,
  { userId }: Lease,
  attempt: PaymentAttempt,
  send: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const unseen = (err: unknown) => {
    deps.log.warn({ err, user: userId, attempt: attempt.key }, 'payment outcome unknown');
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
 * Reads or stores something after money may have moved. An error must not look as if nothing was
 * done.
 * @throws AppError `payment_in_progress` for every error except a rejection
 */
export async function afterPayment<T>({ log }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && statusOf(error.key) < 500) throw error;
    log.warn({ err: error }, 'could not read or store the result of a payment');
    throw new AppError('payment_in_progress', {}, { cause: error });
  }
}
