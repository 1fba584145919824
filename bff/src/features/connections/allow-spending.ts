import type { z } from 'zod';
import type { allowSpendingOutput } from '@massima/contract/connections';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { allowSpending } from '../../models/assistant-spending.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { pricesFor } from '../gate/index.ts';
import { queueMail } from '../mail/index.ts';

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
  const { db, clock, config } = deps;
  await inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, actor.id);
    await allowSpending(trx, actor.id, most, clock.now());
    if (most > 0)
      await queueMail(trx, deps, account, 'spending_allowed', {
        name: account.name,
        euros: most / 100,
        at: clock.now().toISOString(),
        link: `${config.PUBLIC_URL}/profile`,
      });
  });
  const { spending } = await pricesFor(deps, actor);
  return { ...done('ok'), spending };
}
