import { randomUUID } from 'node:crypto';
import { withinDeadline } from '../../adapters/payments-deadline.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { releaseLease, renewLease, takeLease } from '../../models/billing-account.ts';
import { withHeartbeat } from '../../models/claim.ts';
import { findUser } from '../../models/user.ts';

/** The right to move an account's money, for as long as the operation runs. */
export interface Lease {
  userId: number;
  holder: string;
}

/** How long a request waits for the one before it; then it is told that a payment is under way. */
const patienceMs = 2000;
/** A holder that died lets go after this; one that works renews it long before. */
const leaseMs = 6000;
const renewalMs = 1500;

/**
 * Runs what costs an account money while nothing else of that kind runs for it, in whatever process: two tabs, a retry, a
 * second server. The lease is a row that expires, so it survives neither a killed process nor keeps a connection of the
 * pool while the provider is slow. Check whose account it is first: a lease is not for strangers to take.
 * @throws `payment_in_progress` when the lease does not become free within two seconds, `user_not_found` when whoever had
 * it has deleted the account.
 */
export async function withBillingLease<T>(
  deps: Deps,
  userId: number,
  operation: (lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = { userId, holder: randomUUID() };
  await acquire(deps, lease);
  try {
    return await withHeartbeat(
      renewalMs,
      () => renew(deps, lease),
      () => withinDeadline(deps.config.PAYMENTS_DEADLINE_MS, () => operation(lease)),
    );
  } finally {
    await releaseLease(deps.db, lease).catch((err: unknown) =>
      deps.log.warn({ err, user: userId }, 'a billing lease was not released and will expire'),
    );
  }
}

async function acquire({ db }: Deps, lease: Lease): Promise<void> {
  const giveUp = performance.now() + patienceMs;
  for (let pause = 25; ; pause = Math.min(200, pause * 2)) {
    if (await takeLease(db, lease, leaseMs)) return;
    if (performance.now() + pause > giveUp)
      throw new AppError((await findUser(db, lease.userId)) ? 'payment_in_progress' : 'user_not_found');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A renewal that fails is tried again; a lease that is lost meanwhile is noticed before anything new is sent (`insertAttempt`). */
const renew = ({ db, log }: Deps, lease: Lease) =>
  renewLease(db, lease, leaseMs).catch((err: unknown) =>
    log.warn({ err, user: lease.userId }, 'a billing lease could not be renewed'),
  );
