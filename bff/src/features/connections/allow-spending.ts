import type { z } from 'zod';
import type { allowSpendingOutput } from '@massima/contract/connections';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { allowSpending } from '../../models/assistant-spending.ts';
import { done } from '../../outcome.ts';
import { pricesFor } from '../gate/index.ts';

/**
 * Sets the amount that an account's programs may spend per month beyond its plan, in cents. Not
 * available to administrators.
 */
export async function allowProgramsToSpend(
  deps: Deps,
  actor: Actor,
  most: number,
): Promise<z.infer<typeof allowSpendingOutput>> {
  if (actor.role === 'admin') throw new AppError('access_denied');
  await allowSpending(deps.db, actor.id, most, deps.clock.now());
  const { spending } = await pricesFor(deps, actor);
  return { ...done('ok'), spending };
}
