import { presentCoupon } from '../objects/coupons.ts';
import { presentEvent } from '../objects/events.ts';
import { presentInvoice } from '../objects/invoice-row.ts';
import { presentPrice } from '../objects/prices.ts';
import { presentSubscription, presentSubscriptionItem } from '../objects/subscription-row.ts';
import { presentWebhookEndpoint } from '../objects/webhook-endpoints.ts';

import type { Presenters } from '../core/context.ts';

/** Presenters of objects whose response differs from the stored form. */
export const presenters: Presenters = {
  coupon: presentCoupon,
  event: presentEvent,
  invoice: presentInvoice,
  price: presentPrice,
  subscription: presentSubscription,
  subscription_item: presentSubscriptionItem,
  webhook_endpoint: presentWebhookEndpoint,
};
