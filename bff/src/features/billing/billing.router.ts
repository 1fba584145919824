import {
  byProviderId,
  changePlanInput,
  clientSecretOutput,
  coupon,
  createSubscriptionInput,
  customer,
  customerSubscriptionInput,
  invoicesInput,
  invoicesOutput,
  payInvoiceInput,
  payInvoiceOutput,
  paymentMethodsOutput,
  planPreview,
  previewPlanInput,
  price,
  pricesInput,
  pricesOutput,
  productsOutput,
  setupIntentInput,
  subscription,
  subscriptionOutput,
  updateSubscriptionInput,
} from '@massima/contract/billing';
import { accountById } from '@massima/contract/account';
import { outcome } from '@massima/contract/common';
import { t } from '../../trpc/init.ts';
import { userProcedure } from '../../trpc/procedures.ts';
import { listPrices, listProducts, readCoupon, readPlan } from './catalogue.ts';
import { changePlan, updateSubscription } from './change-subscription.ts';
import { createSubscription } from './create-subscription.ts';
import { readCustomer } from './customer.ts';
import { listInvoices, payInvoice } from './invoices.ts';
import { assertOwnCustomer } from './owned.ts';
import {
  createSetupIntent,
  listPaymentMethods,
  readPaymentIntent,
  removePaymentMethod,
} from './payment-methods.ts';
import { readSubscription } from './current-subscription.ts';
import { previewPlan } from './preview-plan.ts';

export const billingRouter = t.router({
  products: userProcedure
    .meta({ rest: { method: 'GET', path: '/stripe/products', summary: 'Products on sale' } })
    .output(productsOutput)
    .query(({ ctx }) => listProducts(ctx.deps)),
  prices: userProcedure
    .meta({ rest: { method: 'GET', path: '/stripe/prices', summary: 'Prices of a product' } })
    .input(pricesInput)
    .output(pricesOutput)
    .query(({ ctx, input }) => listPrices(ctx.deps, input)),
  coupon: userProcedure
    .meta({ rest: { method: 'GET', path: '/stripe/coupons/{id}', summary: 'One coupon' } })
    .input(byProviderId)
    .output(coupon)
    .query(({ ctx, input }) => readCoupon(ctx.deps, input.id)),
  plan: userProcedure
    .meta({ rest: { method: 'GET', path: '/stripe/plans/{id}', summary: 'One plan' } })
    .input(byProviderId)
    .output(price)
    .query(({ ctx, input }) => readPlan(ctx.deps, input.id)),
  createSetupIntent: userProcedure
    .meta({ rest: { method: 'POST', path: '/stripe/setup_intents', summary: 'Begin to save a card' } })
    .input(setupIntentInput)
    .output(clientSecretOutput)
    .mutation(({ ctx, input }) => createSetupIntent(ctx.deps, ctx.user, input.customer)),
  paymentIntent: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/stripe/payment_intents/{id}',
        summary: 'The secret to confirm a payment with',
      },
    })
    .input(byProviderId)
    .output(clientSecretOutput)
    .query(({ ctx, input }) => readPaymentIntent(ctx.deps, ctx.user, input.id)),
  customer: userProcedure
    .meta({
      rest: { method: 'GET', path: '/lawyers/{id}/stripe_customer', summary: 'Billing data at the provider' },
    })
    .input(accountById)
    .output(customer)
    .query(({ ctx, input }) => readCustomer(ctx.deps, ctx.user, input.id)),
  paymentMethods: userProcedure
    .meta({ rest: { method: 'GET', path: '/lawyers/{id}/payment_methods', summary: 'Saved cards, masked' } })
    .input(accountById)
    .output(paymentMethodsOutput)
    .query(({ ctx, input }) => listPaymentMethods(ctx.deps, ctx.user, input.id)),
  removePaymentMethod: userProcedure
    .meta({ rest: { method: 'DELETE', path: '/lawyers/payment_methods/{id}', summary: 'Forget a card' } })
    .input(byProviderId)
    .output(outcome)
    .mutation(({ ctx, input }) => removePaymentMethod(ctx.deps, ctx.user, input.id)),
  subscription: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/lawyers/{id}/subscription',
        summary: 'The running subscription, or null',
      },
    })
    .input(accountById)
    .output(subscription.nullable())
    .query(({ ctx, input }) => readSubscription(ctx.deps, ctx.user, input.id)),
  subscribe: userProcedure
    .meta({ rest: { method: 'POST', path: '/lawyers/{id}/subscriptions', summary: 'Subscribe to a plan' } })
    .input(createSubscriptionInput)
    .output(subscriptionOutput)
    .mutation(({ ctx, input }) => createSubscription(ctx.deps, ctx.user, input)),
  subscribeCustomer: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/customers/{customerId}/subscriptions',
        summary: 'Subscribe, by customer id',
      },
    })
    .input(customerSubscriptionInput)
    .output(subscriptionOutput)
    .mutation(async ({ ctx, input }) => {
      await assertOwnCustomer(ctx.user, input.customerId);
      const owner = await ctx.deps.db('users').where({ customer_id: input.customerId }).first('id');
      const { planId, payment_method: paymentMethodId, coupon: couponId } = input;
      return createSubscription(ctx.deps, ctx.user, {
        id: owner?.id ?? ctx.user.id,
        planId,
        ...(paymentMethodId && { paymentMethodId }),
        ...(couponId && { coupon: couponId }),
      });
    }),
  updateSubscription: userProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/lawyers/{id}/subscriptions/{subId}',
        summary: 'Another card; cancel or restore renewal',
      },
    })
    .input(updateSubscriptionInput)
    .output(subscriptionOutput)
    .mutation(({ ctx, input }) => updateSubscription(ctx.deps, ctx.user, input)),
  changePlan: userProcedure
    .meta({
      rest: { method: 'PUT', path: '/lawyers/{id}/subscriptions/{subId}/plan', summary: 'Change the plan' },
    })
    .input(changePlanInput)
    .output(subscriptionOutput)
    .mutation(({ ctx, input }) => changePlan(ctx.deps, ctx.user, input)),
  previewPlan: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/lawyers/{id}/subscriptions/{subId}/plan',
        summary: 'What a change of plan would charge',
      },
    })
    .input(previewPlanInput)
    .output(planPreview)
    .query(({ ctx, input }) => previewPlan(ctx.deps, ctx.user, input)),
  invoices: userProcedure
    .meta({ rest: { method: 'GET', path: '/lawyers/{id}/invoices', summary: 'Invoices, newest first' } })
    .input(invoicesInput)
    .output(invoicesOutput)
    .query(({ ctx, input }) => listInvoices(ctx.deps, ctx.user, input)),
  payInvoice: userProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/lawyers/{id}/invoices/{invoiceId}/pay',
        summary: 'Pay an open invoice',
      },
    })
    .input(payInvoiceInput)
    .output(payInvoiceOutput)
    .mutation(({ ctx, input }) => payInvoice(ctx.deps, ctx.user, input.id, input.invoiceId)),
});
