import type { World } from '../core/world.ts';
import { endSubscription, isEnded } from '../billing/end-subscription.ts';
import { missing } from '../http/failure.ts';
import { page, rowsOf } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { route } from '../http/route.ts';
import { createSubscription } from './create-subscription.ts';
import { createSpec, updateSpec } from './subscription-params.ts';
import { itemsOf } from './subscription-row.ts';
import type { Subscription } from './subscription-row.ts';
import { updateSubscription } from './update-subscription.ts';

/** Ended ones show only when requested. */
function hasStatus(row: Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return row.status !== 'canceled';
  if (wanted === 'ended') return isEnded(row);
  return wanted === 'all' || row.status === wanted;
}

function usesPrice(world: World, row: Subscription, price: string | undefined): boolean {
  return price === undefined || itemsOf(world, row.id).some((item) => item.price === price);
}

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', createSpec, ({ world }, params) => createSubscription(world, params)),
  route('GET /v1/subscriptions/:id', {}, ({ world, path }) => world.find('subscription', path['id'] ?? '')),
  route('POST /v1/subscriptions/:id', updateSpec, ({ world, path }, params) =>
    updateSubscription(world, world.find('subscription', path['id'] ?? ''), params),
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    { invoice_now: 'bool', prorate: 'bool', cancellation_details: { comment: 'string', feedback: 'string' } },
    ({ world, path }, params) => {
      const row = world.find('subscription', path['id'] ?? '');
      if (isEnded(row)) throw missing('subscription', row.id);
      const details = params.cancellation_details;
      const said = details
        ? world.store.patch('subscription', row, {
            cancellation_details: {
              ...row.cancellation_details,
              comment: details.comment ?? null,
              feedback: details.feedback ?? null,
            },
          })
        : row;
      return endSubscription(world, said, 'cancellation_requested', {
        invoiceNow: params.invoice_now,
        prorate: params.prorate,
      });
    },
  ),
  route(
    'GET /v1/subscriptions',
    {
      ...paging,
      ...createdRange,
      collection_method: 'string',
      customer: 'string',
      plan: 'string',
      price: 'string',
      status: 'string',
    },
    ({ world }, params) => {
      const rows = rowsOf(world, 'subscription', params.customer)
        .filter((row) => hasStatus(row, params.status) && usesPrice(world, row, params.price ?? params.plan))
        .filter((row) => inRange(row.created, params.created));
      return page(world, '/v1/subscriptions', rows, params);
    },
  ),
];
