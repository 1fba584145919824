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
  const now = deps.clock.now();
  const { isAdmitted, hits, windowStart, openedAt } = await admitSearch(deps.statements, {
    id,
    userId: actor.id,
    questionHash,
    now,
    until: new Date(now.getTime() + leaseMs),
    bucket: bucketKey(deps.config, `search:${actor.id}`),
    windowMs,
    most: { underWay: searchesAtOnce, inWindow: searchesPerMinute },
  });
  if (!isAdmitted) {
    const over = hits > searchesPerMinute ? windowStart.getTime() + windowMs - now.getTime() : 0;
    throw new AppError('too_many_searches', { retryAfter: Math.max(1, Math.ceil(over / 1000)) });
  }
  return {
    id,
    isOpen: openedAt !== null && openedAt > openSince(now),
    // Nobody waits for it, and where it fails the place is free in some seconds.
    end: () => void endSearch(deps.statements, id).catch(() => undefined),
  };
}
