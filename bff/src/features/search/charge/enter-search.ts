import { randomUUID } from 'node:crypto';
import { questionOpenMinutes, searchesAtOnce, searchesPerMinute } from '@massima/contract/constants';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { admitSearch, endSearch } from '../../../models/running-searches.ts';
import { bucketKey } from '../../limits/index.ts';

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

/** A question that was paid at this instant or before is open no more. */
export const openSince = (now: Date): Date => new Date(now.getTime() - questionOpenMinutes * 60_000);

/** Throws `too_many_searches`: nobody's questions may keep others waiting (contract, section 10). */
export async function enterSearch(deps: Deps, actor: Actor, questionHash: string): Promise<RunningSearch> {
  const id = randomUUID();
  const { isAdmitted, hits, secondsLeft, openedAt } = await admitSearch(deps.statements, {
    id,
    userId: actor.id,
    questionHash,
    leaseMs,
    bucket: bucketKey(deps.config, `search:${actor.id}`),
    windowMs,
    movedMs: deps.clock.offsetMs(),
    most: { underWay: searchesAtOnce, inWindow: searchesPerMinute },
  });
  if (!isAdmitted)
    throw new AppError('too_many_searches', { retryAfter: hits > searchesPerMinute ? secondsLeft : 1 });
  return {
    id,
    isOpen: openedAt !== null && openedAt > openSince(deps.clock.now()),
    // Nobody waits for it, and where it fails the place is free in some seconds.
    end: () => void endSearch(deps.statements, id).catch(() => undefined),
  };
}
