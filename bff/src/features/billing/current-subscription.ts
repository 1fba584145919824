import type { Subscription } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { listWithIntents, presentSubscription } from './read-subscription.ts';
import { cleanUpDeclinedChange } from './declined-change.ts';
import { requirePayments } from './require-payments.ts';
import { refreshFromProvider } from './sync-subscription.ts';

/**
 * Returns the account's subscription. Reading also refreshes the stored copy, so it is right even
 * if no webhook arrives.
 */
export async function readSubscription(deps: Deps, actor: Actor, id: number): Promise<Subscription | null> {
  const { customer_id: customer } = await findAccount(deps.db, actor, 'read', id);
  if (!customer) return null;
  const { current } = await cleanUpDeclinedChange(
    deps,
    customer,
    await refreshFromProvider(deps, customer, listWithIntents),
  );
  return current && presentSubscription(requirePayments(deps), current, deps.clock.now());
}
