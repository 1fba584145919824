import type { World } from '../core/world.ts';
import { presentCoupon } from '../objects/coupons.ts';
import { presentEvent } from '../objects/events.ts';
import { presentInvoice } from '../objects/invoice-row.ts';
import { presentPlan } from '../objects/plans.ts';
import { presentPrice } from '../objects/prices.ts';
import { presentSubscription, presentSubscriptionItem } from '../objects/subscription-row.ts';
import { presentWebhookEndpoint } from '../objects/webhook-endpoints.ts';
import type { Wire } from './route.ts';

type Presenter = (world: World, row: never) => Wire;

const presenters: Record<string, Presenter> = {
  coupon: presentCoupon,
  event: presentEvent,
  invoice: presentInvoice,
  plan: presentPlan,
  price: presentPrice,
  subscription: presentSubscription,
  subscription_item: presentSubscriptionItem,
  webhook_endpoint: presentWebhookEndpoint,
};

const finished = new WeakSet<Wire>();

/** Marks an answer that is no row any more and goes out as it is. */
export function finish(wire: Wire): Wire {
  finished.add(wire);
  return wire;
}

/** A row as it goes out, nothing expanded. What begins with `_` is ours alone. */
export function present(world: World, row: { object: string }): Wire {
  if (finished.has(row as unknown as Wire)) return row as unknown as Wire;
  const presenter = presenters[row.object];
  const wire = presenter ? presenter(world, row as never) : structuredClone(row as unknown as Wire);
  return visible(wire);
}

function visible(wire: Wire): Wire {
  return Object.fromEntries(Object.entries(wire).filter(([name]) => !name.startsWith('_')));
}
