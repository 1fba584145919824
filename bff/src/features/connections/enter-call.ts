import { randomUUID } from 'node:crypto';
import { connectionCallsAtOnce, connectionCallsPerMinute } from '@massima/contract/constants';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { admitSearch, endSearch } from '../../models/running-searches.ts';
import { bucketKey } from '../limits/index.ts';

/** Longer than any operation lives that a key reaches. */
const leaseMs = 6000;
const windowMs = 60_000;

/**
 * Counts a call of a key among those under way, whichever server it came to; the function that is returned ends it. Throws
 * `too_many_attempts` past two at a time, or a hundred and twenty a minute.
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
  // Where it fails the place is free in some seconds.
  return () =>
    endSearch(statements, id).then(
      () => undefined,
      () => undefined,
    );
}
