import type { Account } from '@massima/contract/account';
import {
  listOf,
  sampleInvoices,
  samplePrices,
  sampleProducts,
  sampleQuote,
  sampleSubscription,
} from '../samples/billing.ts';
import { sampleConfig } from '../samples/config.ts';
import { previews } from '../samples/plan-previews.ts';
import { cardAnswers } from './card-answers.ts';
import { pageOf } from './parts.ts';
import type { Responses } from './types.ts';

/** Returns plans, cards and invoices, and a subscription if the account has a plan. */
export function billingAnswers(account: Account): Responses {
  const subscription = sampleSubscription();
  return {
    'system.config': () => sampleConfig(),
    'billing.products': sampleProducts,
    'billing.prices': () => listOf(samplePrices()),
    ...cardAnswers(),
    'billing.subscription': () => (account.plan === null ? null : subscription),
    'billing.invoices': (input) => {
      const { data, total } = sampleInvoices();
      return { data: pageOf(data, input), total };
    },
    'billing.electronicInvoices': () => ({ documents: [] }),
    'billing.electronicInvoice': () => ({ filename: 'IT.xml', media_type: 'application/xml', content: '' }),
    'billing.remakeInvoice': () => ({ documents: [] }),
    'billing.previewPlan': () => previews.toLonger(),
    'billing.previewSubscription': () => previews.newNow(),
    'billing.changePlan': () => ({ success: true, message: 'subscription_plan_udated', subscription }),
    'billing.updateSubscription': ({ cancel_at_period_end, default_payment_method }) => ({
      success: true,
      message: 'ok',
      subscription: Object.assign(subscription, {
        ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
        ...(default_payment_method !== undefined && { default_payment_method }),
      }),
    }),
    'billing.subscribe': () => ({ success: true, message: 'subscription_plan_udated', subscription }),
    'billing.lastBill': () => ({ due_now: 0, currency: 'eur', lines: [], quote: sampleQuote }),
    'billing.payInvoice': () => ({
      success: true,
      message: 'ok',
      invoice: { ...sampleInvoices().data[0]!, status: 'paid', amount_paid: 4900, quote: null },
    }),
  };
}
