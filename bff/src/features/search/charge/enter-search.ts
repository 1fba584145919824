import { createHash, randomUUID } from 'node:crypto';
import { searchesAtOnce, searchesPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { admitBySession, admitSearch, endSearch, type Admission } from '../../../models/running-searches.ts';
import { actorOfSession, liveSince } from '../../auth/index.ts';
import { openSince } from '../../gate/index.ts';
import { keyedHash } from '../../limits/index.ts';

/** Longer than the longest search. */
const leaseMs = 6000;
const windowMs = 60_000;

/** An account's slot for a search in progress. */
export interface RunningSearch {
  id: string;
  /** Whether the account paid for the question within the last half hour. */
  isOpen: boolean;
  /** Releases the slot of a search that was not charged. */
  end(): void;
}

/**
 * Acquires a slot, so that a user's searches do not delay other users (contract, section 10).
 * @throws AppError `too_many_searches` if all slots are in use or the limit per minute is reached
 */
export async function enterSearch(deps: Deps, actor: Actor, questionHash: string): Promise<RunningSearch> {
  const arrival = {
    ...arrivalOf(deps, questionHash),
    userId: actor.id,
    bucket: searchBucket(deps, actor.id),
  };
  return admitted(deps, { ...(await admitSearch(deps.statements, arrival)), id: arrival.id });
}

/**
 * Acquires a slot and loads the session in one round trip, for a caller that only has the
 * session's token.
 */
export async function enterWithSession(
  deps: Deps,
  tokenHash: string,
  questionHash: string,
): Promise<{ admission: AdmissionById; actor: () => Promise<Actor> }> {
  const now = deps.clock.now();
  const arrival = { ...arrivalOf(deps, questionHash), ...liveSince(deps, now), tokenHash };
  const { session, admission } = await admitBySession(deps.statements, arrival, bucketOf(deps));
  return {
    admission: { ...admission, id: arrival.id },
    // Throws if the session has expired. In that case nothing was charged.
    actor: () => actorOfSession(deps, session, now),
  };
}

/**
 * Returns the kind and key of the bucket. The key is a keyed hash, like every limit, and the
 * database can derive the bucket from a session.
 */
const bucketOf = ({ config }: Pick<Deps, 'config'>) => ({
  kind: 'search',
  key: keyedHash(config.SECRET_KEY, 'searches', ''),
});

/** Returns the bucket of an account whose id is available. */
export function searchBucket(deps: Pick<Deps, 'config'>, userId: number): string {
  const { kind, key } = bucketOf(deps);
  return `${kind}:${createHash('sha256').update(`${key}${userId}`).digest('hex')}`;
}

const arrivalOf = ({ clock }: Deps, questionHash: string) => ({
  id: randomUUID(),
  questionHash,
  leaseMs,
  windowMs,
  movedMs: clock.offsetMs(),
  most: { underWay: searchesAtOnce, inWindow: searchesPerMinute },
});

export interface AdmissionById extends Admission {
  id: string;
}

/**
 * Returns the slot of an admitted search.
 * @throws AppError `too_many_searches` if the search was not admitted
 */
export function admitted(
  { statements, clock }: Deps,
  { id, isAdmitted, hits, secondsLeft, openedAt }: AdmissionById,
): RunningSearch {
  if (!isAdmitted)
    throw new AppError('too_many_searches', { retryAfter: hits > searchesPerMinute ? secondsLeft : 1 });
  return {
    id,
    isOpen: openedAt !== null && openedAt > openSince(clock.now()),
    // The release is not awaited. If it fails, the lease expires after `leaseMs`.
    end: () => void endSearch(statements, id).catch(() => undefined),
  };
}
