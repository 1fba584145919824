import { createHash, randomUUID } from 'node:crypto';
import { searchesAtOnce, searchesPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { admitBySession, admitSearch, endSearch, type Admission } from '../../../models/running-searches.ts';
import { actorOfSession, liveSince } from '../../auth/index.ts';
import { openSince } from '../../gate/index.ts';
import { keyedHash } from '../../limits/index.ts';

/** Longer than any search lives. */
const leaseMs = 6000;
const windowMs = 60_000;

/** One of the places that an account has among the searches under way. */
export interface RunningSearch {
  id: string;
  /** The question was paid within the last half an hour. */
  isOpen: boolean;
  /** Gives the place back; for a search that was not charged. */
  end(): void;
}

/** Throws `too_many_searches`: no user's questions may keep others waiting (contract, section 10). */
export async function enterSearch(deps: Deps, actor: Actor, questionHash: string): Promise<RunningSearch> {
  const arrival = {
    ...arrivalOf(deps, questionHash),
    userId: actor.id,
    bucket: searchBucket(deps, actor.id),
  };
  return admitted(deps, { ...(await admitSearch(deps.statements, arrival)), id: arrival.id });
}

/** The same with the look-up of the session, whose account is not known before, in one round trip. */
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
    // Throws where it does not live, and then nothing was counted.
    actor: () => actorOfSession(deps, session, now),
  };
}

/** Under a keyed hash, like every limit, and one that the database can work out of a session. */
const bucketOf = ({ config }: Pick<Deps, 'config'>) => ({
  kind: 'search',
  key: keyedHash(config.SECRET_KEY, 'searches', ''),
});

/** The bucket of an account whose number is known. */
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

/** Throws as `enterSearch` does. */
export function admitted(
  { statements, clock }: Deps,
  { id, isAdmitted, hits, secondsLeft, openedAt }: AdmissionById,
): RunningSearch {
  if (!isAdmitted)
    throw new AppError('too_many_searches', { retryAfter: hits > searchesPerMinute ? secondsLeft : 1 });
  return {
    id,
    isOpen: openedAt !== null && openedAt > openSince(clock.now()),
    // No one waits for it, and where it fails the place is free in some seconds.
    end: () => void endSearch(statements, id).catch(() => undefined),
  };
}
