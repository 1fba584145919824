import type { World } from '../core/world.ts';
import { present } from '../http/present.ts';
import { changedParts } from '../objects/events.ts';
import type { Subscription } from '../objects/subscription-row.ts';

/** Changes a subscription and tells who listens what was different before. */
export function changeStatus(
  world: World,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const before = present(world, world.find('subscription', subscription.id));
  const after = world.store.patch('subscription', subscription, changes);
  announceChange(world, before, after);
  return after;
}

export function announceChange(world: World, before: ReturnType<typeof present>, after: Subscription): void {
  const changed = changedParts(before, present(world, after));
  if (Object.keys(changed).length > 0) world.emit('customer.subscription.updated', after, changed);
}
