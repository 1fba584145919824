import { adminOnly, ownAndAdmin, signedInOnly, type AccessRow, type Cast } from './row.ts';

const planId = 'price_massima_monthly';
const yearly = 'price_massima_yearly';

async function customerOf({ owner }: Cast): Promise<string> {
  return (await owner.client.get(`/lawyers/${owner.id}/stripe_customer`)).body.id;
}

/**
 * The owner pays immediately, as returning users do, so that a subscription, a paid invoice and a
 * card exist.
 */
async function subscribe({ app, owner }: Cast, paymentMethodId = 'pm_card_visa') {
  await app.deps.db('users').where({ id: owner.id }).update({ is_returning: true });
  const path = `/lawyers/${owner.id}/subscriptions`;
  const { body } = await owner.client.post(path, { planId, paymentMethodId });
  return body.subscription;
}
async function changeOfPlan(cast: Cast) {
  const { id: subId, items } = await subscribe(cast);
  return { id: cast.owner.id, subId, planId: yearly, subscriptionItemId: items.data[0]!.id };
}

async function cardOf(cast: Cast): Promise<string> {
  await subscribe(cast);
  const { body } = await cast.owner.client.get(`/lawyers/${cast.owner.id}/payment_methods`);
  return body.data[0]!.id;
}

const ofOwner = ({ owner }: Cast) => ({ id: owner.id });
/** For an object identified by the provider's id: another user's object is reported as missing. */
const providersObject = { ...signedInOnly, other: 'file_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'billing.products', ...signedInOnly },
  {
    operation: 'billing.prices',
    input: async ({ owner }) => ({
      product: (await owner.client.get('/stripe/products')).body.data[0]!.id,
    }),
    ...signedInOnly,
  },
  { operation: 'billing.coupon', input: () => ({ id: 'BENVENUTO20' }), ...signedInOnly },
  { operation: 'billing.plan', input: () => ({ id: planId }), ...signedInOnly },
  { operation: 'billing.customer', input: ofOwner, ...ownAndAdmin },
  { operation: 'billing.paymentMethods', input: ofOwner, ...ownAndAdmin },
  { operation: 'billing.subscription', input: ofOwner, ...ownAndAdmin },
  { operation: 'billing.invoices', input: ofOwner, ...ownAndAdmin },
  { operation: 'billing.electronicInvoices', input: ofOwner, ...ownAndAdmin },
  // No invoice has this number.
  {
    operation: 'billing.electronicInvoice',
    input: ({ owner }) => ({ id: owner.id, document: 1 }),
    ...ownAndAdmin,
    user: 'file_not_found',
    admin: 'file_not_found',
  },
  {
    operation: 'billing.remakeInvoice',
    input: ({ owner }) => ({ id: owner.id, document: 1, reason: '00417' }),
    ...adminOnly,
    admin: 'file_not_found',
  },
  { operation: 'billing.lastBill', input: ofOwner, ...ownAndAdmin },
  {
    operation: 'billing.subscribe',
    input: ({ owner }) => ({ id: owner.id, planId, paymentMethodId: 'pm_card_visa' }),
    ...ownAndAdmin,
  },
  {
    operation: 'billing.subscribeCustomer',
    input: async (cast) => ({
      customerId: await customerOf(cast),
      planId,
      payment_method: 'pm_card_visa',
    }),
    ...providersObject,
  },
  {
    operation: 'billing.updateSubscription',
    input: async (cast) => ({
      id: cast.owner.id,
      subId: (await subscribe(cast)).id,
      cancel_at_period_end: true,
    }),
    ...ownAndAdmin,
  },
  { operation: 'billing.changePlan', input: changeOfPlan, ...ownAndAdmin },
  { operation: 'billing.previewPlan', input: changeOfPlan, ...ownAndAdmin },
  {
    operation: 'billing.previewSubscription',
    input: ({ owner }) => ({ id: owner.id, planId }),
    ...ownAndAdmin,
  },
  {
    operation: 'billing.createSetupIntent',
    input: async (cast) => ({ customer: await customerOf(cast) }),
    ...providersObject,
  },
  {
    operation: 'billing.paymentIntent',
    input: async (cast) => ({ id: (await subscribe(cast)).latest_invoice.payment_intent.id }),
    ...providersObject,
  },
  {
    operation: 'billing.updatePaymentMethod',
    input: async (cast) => ({ id: await cardOf(cast), name: 'Lucia Ferrari' }),
    ...providersObject,
  },
  {
    operation: 'billing.removePaymentMethod',
    input: async (cast) => {
      const id = await cardOf(cast);
      // A cancelled subscription.
      const { body: subscription } = await cast.owner.client.get(`/lawyers/${cast.owner.id}/subscription`);
      await cast.owner.client.put(`/lawyers/${cast.owner.id}/subscriptions/${subscription!.id}`, {
        default_payment_method: 'pm_card_mastercard',
      });
      return { id };
    },
    ...providersObject,
  },
  {
    operation: 'billing.payInvoice',
    // A card that requires authentication leaves the first invoice open.
    input: async (cast) => ({
      id: cast.owner.id,
      invoiceId: (await subscribe(cast, 'pm_card_authenticationRequired')).latest_invoice.id,
    }),
    ...ownAndAdmin,
  },
];
