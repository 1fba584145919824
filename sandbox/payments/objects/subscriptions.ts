import type { SandboxContext } from '../core/context.ts';
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
function hasStatus(row: Subscription, status: string | undefined): boolean {
  if (status === undefined) return row.status !== 'canceled';
  if (status === 'ended') return isEnded(row);
  return status === 'all' || row.status === status;
}

function usesPrice(context: SandboxContext, row: Subscription, price: string | undefined): boolean {
  return price === undefined || itemsOf(context, row.id).some((item) => item.price === price);
}

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', createSpec, ({ context }, params) => createSubscription(context, params)),
  route('GET /v1/subscriptions/:id', {}, ({ context, path }) =>
    context.find('subscription', path['id'] ?? ''),
  ),
  route('POST /v1/subscriptions/:id', updateSpec, ({ context, path }, params) =>
    updateSubscription(context, context.find('subscription', path['id'] ?? ''), params),
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    { invoice_now: 'bool', prorate: 'bool', cancellation_details: { comment: 'string', feedback: 'string' } },
    ({ context, path }, params) => {
      const row = context.find('subscription', path['id'] ?? '');
      if (isEnded(row)) throw missing('subscription', row.id);
      const details = params.cancellation_details;
      const current = details
        ? context.store.patch('subscription', row, {
            cancellation_details: {
              ...row.cancellation_details,
              comment: details.comment ?? null,
              feedback: details.feedback ?? null,
            },
          })
        : row;
      return endSubscription(context, current, 'cancellation_requested', {
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
    ({ context }, params) => {
      const rows = rowsOf(context, 'subscription', params.customer)
        .filter(
          (row) => hasStatus(row, params.status) && usesPrice(context, row, params.price ?? params.plan),
        )
        .filter((row) => inRange(row.created, params.created));
      return page(context, '/v1/subscriptions', rows, params);
    },
  ),
];
