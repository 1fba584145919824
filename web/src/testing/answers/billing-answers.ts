import type { Account } from '@massima/contract/account';
import {
  listOf,
  sampleCards,
  sampleCustomer,
  sampleInvoices,
  samplePrices,
  sampleProducts,
  sampleSubscription,
} from '../samples/billing.ts';
import { sampleConfig } from '../samples/config.ts';
import { previews } from '../samples/plan-previews.ts';
import { pageOf } from './parts.ts';
import type { Answers } from './types.ts';

/** Plans, cards and invoices; a subscription where the account has a plan. */
export function billingAnswers(account: Account): Answers {
  const subscription = sampleSubscription();
  return {
    'system.config': () => sampleConfig(),
    'billing.products': sampleProducts,
    'billing.prices': () => listOf(samplePrices()),
    'billing.customer': () => sampleCustomer(),
    'billing.paymentMethods': sampleCards,
    'billing.subscription': () => (account.plan === null ? null : subscription),
    'billing.invoices': (input) => {
      const { data, total } = sampleInvoices();
      return { data: pageOf(data, input), total };
    },
    'billing.previewPlan': () => previews.toLonger(),
    'billing.previewSubscription': () => previews.newNow(),
    'billing.changePlan': () => ({ success: true, message: 'subscription_plan_udated', subscription }),
    'billing.updateSubscription': ({ cancel_at_period_end = false }) => ({
      success: true,
      message: 'ok',
      subscription: Object.assign(subscription, { cancel_at_period_end }),
    }),
    'billing.createSetupIntent': () => ({
      id: 'seti_1',
      client_secret: 'seti_1_secret',
      status: 'requires_payment_method',
    }),
    'billing.subscribe': () => ({ success: true, message: 'subscription_plan_udated', subscription }),
    'billing.payInvoice': () => ({
      success: true,
      message: 'ok',
      invoice: { ...sampleInvoices().data[0]!, status: 'paid', amount_paid: 4900 },
    }),
  };
}
