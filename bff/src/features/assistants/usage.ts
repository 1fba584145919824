import type { z } from 'zod';
import type { usageOutput } from '@massima/contract/assistants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { endOfPeriod } from '../../models/subscription-projection.ts';
import { presentSpending, receiptFor } from '../gate/index.ts';
import { searchEligibilityOf } from '../users/index.ts';

export async function usage(deps: Deps, actor: Actor): Promise<z.infer<typeof usageOutput>> {
  const { db, clock } = deps;
  const ends = actor.plan === null ? null : await endOfPeriod(db, actor.id);
  const receipt = await receiptFor(deps, actor);
  return {
    may_search: searchEligibilityOf(actor, clock.now()).answer,
    searches_used: actor.usedQueries,
    searches_left: receipt.searches_left,
    period_ends: ends?.toISOString() ?? null,
    may_write: actor.connection?.mayWrite ?? true,
    past_plan: actor.connection && presentSpending(actor, actor.connection.spending),
    receipt,
  };
}
