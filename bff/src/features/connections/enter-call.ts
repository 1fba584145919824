import { randomUUID } from 'node:crypto';
import { connectionCallsAtOnce, connectionCallsPerMinute } from '@massima/contract/constants';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { admitSearch, endSearch } from '../../models/running-searches.ts';
import { bucketKey } from '../limits/index.ts';

/** Longer than the deadline of any operation available to a key. */
const leaseMs = 6000;
const windowMs = 60_000;

/**
 * Counts a call of a key among its running calls on all servers.
 * @returns function that ends the call
 * @throws AppError `too_many_attempts` for a third concurrent call, or for more than 120 calls per
 *   minute
 */
export async function enterCall(
  { statements, clock, config }: Pick<Deps, 'statements' | 'clock' | 'config'>,
  { userId, connectionId }: { userId: number; connectionId: number },
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const { isAdmitted, hits, secondsLeft } = await admitSearch(statements, {
    id,
    userId,
    questionHash: '',
    leaseMs,
    bucket: bucketKey(config, `connection:${connectionId}`),
    windowMs,
    movedMs: clock.offsetMs(),
    most: { underWay: connectionCallsAtOnce, inWindow: connectionCallsPerMinute },
  });
  if (!isAdmitted)
    throw new AppError('too_many_attempts', {
      retryAfter: hits > connectionCallsPerMinute ? secondsLeft : 1,
    });
  // If the call fails, the lease expires after a few seconds.
  return () =>
    endSearch(statements, id).then(
      () => undefined,
      () => undefined,
    );
}
