import { createHash, randomUUID } from 'node:crypto';
import { withinDeadline } from '../../adapters/payments-deadline.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { releaseLease, renewLease, takeLease, wishUnderWay } from '../../models/billing-account.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { findUser } from '../../models/user.ts';

/** The right to move an account's money, for as long as the operation runs. */
export interface Lease {
  userId: number;
  holder: string;
}

/** How long a request waits for the one before it, where that is another wish; then the answer is that a payment is under way. */
const patienceMs = 2000;
/** What a press that waited for the same before it has left to look at what became of it. */
const lookMs = 2000;
/** A holder that died lets go after this; one that works renews it long before. */
const leaseMs = 6000;
const renewalMs = 1500;

/**
 * Runs what costs an account money while nothing else of that kind runs for it, in whatever process: two tabs, a retry, a
 * second server. The lease is a row that expires, so it survives neither a killed process nor keeps a connection of the
 * pool while the provider is slow. Check whose account it is first: a lease is not for strangers to take.
 * @param wish what was requested, of a press: the same pressed again waits for the first, whose outcome it then finds. None for what
 * follows news of the provider, which is short and refuses no one.
 * @throws `payment_in_progress` when the lease does not become free: within two seconds for another wish, within the time of the
 * request for the same one. `user_not_found` when the previous holder has deleted the account.
 */
export async function withBillingLease<T>(
  deps: Deps,
  userId: number,
  operation: (lease: Lease) => Promise<T>,
  wish: unknown = null,
): Promise<T> {
  const lease = { userId, holder: randomUUID(), wish: wish === null ? null : wishKey(wish) };
  const waitedMs = await acquire(deps, lease);
  const leftMs = Math.max(lookMs, deps.config.PAYMENTS_DEADLINE_MS - (waitedMs > patienceMs ? waitedMs : 0));
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

const wishKey = (wish: unknown): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url');

/** @returns how long that took */
async function acquire({ db, config }: Deps, lease: Lease & { wish: string | null }): Promise<number> {
  const began = performance.now();
  for (let pause = 25; ; pause = Math.min(200, pause * 2)) {
    if (await takeLease(db, lease, leaseMs)) return performance.now() - began;
    const waitsMs = performance.now() + pause - began;
    if (waitsMs > patienceMs) {
      const isTime = waitsMs > config.PAYMENTS_DEADLINE_MS - lookMs;
      if (lease.wish === null || isTime || !(await isHeldForTheSame(db, lease)))
        throw await refusal(db, lease);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Or for no user's wish: an event of the provider that the first press has set off. */
async function isHeldForTheSame(db: Deps['db'], { userId, wish }: Lease & { wish: string | null }) {
  const underWay = await wishUnderWay(db, userId);
  return underWay === null || underWay === wish;
}

const refusal = async (db: Deps['db'], { userId }: Lease) =>
  new AppError((await findUser(db, userId)) ? 'payment_in_progress' : 'user_not_found');

/** A renewal that fails is tried again; a lease that was lost is noticed before anything new is sent (`insertAttempt`). */
const renew = ({ db, log }: Deps, lease: Lease) =>
  renewLease(db, lease, leaseMs).catch((err: unknown) =>
    log.warn({ err, user: lease.userId }, 'a billing lease could not be renewed'),
  );
