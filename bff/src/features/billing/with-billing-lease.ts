import { randomUUID } from 'node:crypto';
import { withinDeadline } from '../../adapters/payments-deadline.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { releaseLease, renewLease, takeLease, activeLeaseRequest } from '../../models/billing-account.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { findUser } from '../../models/user.ts';
import { requestFingerprint } from './request-fingerprint.ts';

/** Exclusive right to move an account's money during an operation. */
export interface Lease {
  userId: number;
  holder: string;
}

/**
 * Time that a request waits for a different request of the account. After that it fails with
 * `payment_in_progress`.
 */
const waitMs = 2000;
/** Time that remains to read the outcome after waiting for the same request. */
const lookMs = 2000;
/** Expiry of a dead process's lease. A live process renews it long before. */
const leaseMs = 6000;
const renewalMs = 1500;

/**
 * Runs an operation that costs an account money, one at a time in all processes.
 *
 * The lease is a row that expires. It ends with a killed process, and uses no connection while the
 * provider is slow. Check the owner of the account before, because anyone with the lease blocks
 * the account.
 * @param request  requested action of a click; an equal request waits for the first and then finds
 *   its outcome. Omitted for short work after provider events, which rejects no request
 * @throws AppError `payment_in_progress` if the lease stays taken: for two seconds for a different
 *   request, for the request's timeout for an equal request
 * @throws AppError `user_not_found` if the previous holder deleted the account
 */
export async function withBillingLease<T>(
  deps: Deps,
  userId: number,
  operation: (lease: Lease) => Promise<T>,
  request: unknown = null,
): Promise<T> {
  const lease = { userId, holder: randomUUID(), wish: request === null ? null : requestFingerprint(request) };
  const waitedMs = await acquire(deps, lease);
  const leftMs = Math.max(lookMs, deps.config.PAYMENTS_DEADLINE_MS - (waitedMs > waitMs ? waitedMs : 0));
  try {
    return await withHeartbeat(
      renewalMs,
      () => renew(deps, lease),
      () => withinDeadline(leftMs, () => operation(lease)),
    );
  } finally {
    await releaseLease(deps.db, lease).catch((err: unknown) =>
      deps.log.warn({ err, user: userId }, 'a billing lease was not released and will expire'),
    );
  }
}

/**
 * Acquires the lease.
 * @returns waiting time in milliseconds
 */
async function acquire({ db, config }: Deps, lease: Lease & { wish: string | null }): Promise<number> {
  const began = performance.now();
  for (let pause = 25; ; pause = Math.min(200, pause * 2)) {
    if (await takeLease(db, lease, leaseMs)) return performance.now() - began;
    const waitsMs = performance.now() + pause - began;
    if (waitsMs > waitMs) {
      const isTime = waitsMs > config.PAYMENTS_DEADLINE_MS - lookMs;
      if (lease.wish === null || isTime || !(await isHeldForTheSame(db, lease)))
        throw await refusal(db, lease);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Whether the holder has an equal request, or processes a provider event that the first click
 * caused.
 */
async function isHeldForTheSame(db: Deps['db'], { userId, wish }: Lease & { wish: string | null }) {
  const underWay = await activeLeaseRequest(db, userId);
  return underWay === null || underWay === wish;
}

const refusal = async (db: Deps['db'], { userId }: Lease) =>
  new AppError((await findUser(db, userId)) ? 'payment_in_progress' : 'user_not_found');

/**
 * Renews the lease; an error is retried. A lost lease is noticed before anything new is sent
 * (`insertAttempt`).
 */
const renew = ({ db, log }: Deps, lease: Lease) =>
  renewLease(db, lease, leaseMs).catch((err: unknown) =>
    log.warn({ err, user: lease.userId }, 'a billing lease could not be renewed'),
  );
