import type { z } from 'zod';
import type { usageOutput } from '@massima/contract/assistants';
import type { Actor, Entitlement } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { endOfPeriod } from '../../models/subscription-projection.ts';
import { accessOf } from '../users/index.ts';

/** Null: without a limit. `paidSince`: since the actor was read. */
export const searchesLeft = (
  { role, planQueries, usedQueries, overQuota }: Entitlement,
  paidSince = 0,
): number | null =>
  role === 'admin' || planQueries < 0 || overQuota
    ? null
    : Math.max(0, planQueries - usedQueries - paidSince);

export async function usage({ db, clock }: Deps, actor: Actor): Promise<z.infer<typeof usageOutput>> {
  const ends = actor.plan === null ? null : await endOfPeriod(db, actor.id);
  return {
    may_search: accessOf(actor, clock.now()).answer,
    searches_used: actor.usedQueries,
    searches_left: searchesLeft(actor),
    period_ends: ends?.toISOString() ?? null,
    may_write: actor.connection?.mayWrite ?? true,
  };
}
