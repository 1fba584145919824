import type { SandboxContext } from '../core/context.ts';
import { present } from '../http/present.ts';
import { changedParts } from '../objects/events.ts';
import type { Subscription } from '../objects/subscription-row.ts';

/** Changes a subscription and tells who listens what was different before. */
export function changeStatus(
  context: SandboxContext,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const before = present(context, context.find('subscription', subscription.id));
  const after = context.store.patch('subscription', subscription, changes);
  announceChange(context, before, after);
  return after;
}

export function announceChange(
  context: SandboxContext,
  before: ReturnType<typeof present>,
  after: Subscription,
): void {
  const changed = changedParts(before, present(context, after));
  if (Object.keys(changed).length > 0) context.emit('customer.subscription.updated', after, changed);
}
