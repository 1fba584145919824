import type { SandboxContext } from '../core/context.ts';
import type { TableName } from '../core/tables.ts';
import { presentCurrencyOptions, presentTiers } from '../objects/prices.ts';
import { presentConfirmationSecret, presentInvoicePayments } from '../objects/invoice-payments.ts';
import { presentCustomerSubscriptions, presentCustomerTaxIds } from '../objects/customers.ts';
import { presentChargeRefunds } from '../objects/refunds.ts';
import type { Wire } from '../core/wire.ts';

/**
 * Table in which the id is found, or a function that computes a field which is omitted unless
 * requested.
 */
export type Expansion = TableName | ((context: SandboxContext, owner: Wire) => unknown) | 'nothing';

const emptyList = (path: string) => (_context: SandboxContext, owner: Wire) => ({
  object: 'list',
  data: [],
  has_more: false,
  url: path.replace('{id}', String(owner['id'])),
});

/**
 * Fields that `expand` may name, by object and path. `nothing`: allowed, but never set here. A
 * test compares this table with the provider's published API description.
 */
export const expandable: Record<string, Record<string, Expansion>> = {
  charge: {
    balance_transaction: 'nothing',
    customer: 'customer',
    payment_intent: 'payment_intent',
    refunds: presentChargeRefunds,
  },
  customer: {
    default_source: 'nothing',
    'invoice_settings.default_payment_method': 'payment_method',
    sources: emptyList('/v1/customers/{id}/sources'),
    subscriptions: presentCustomerSubscriptions,
    tax: () => ({ automatic_tax: 'not_collecting', ip_address: null, location: null, provider: 'stripe' }),
    tax_ids: presentCustomerTaxIds,
    test_clock: 'nothing',
  },
  coupon: { applies_to: 'nothing' },
  discount: { customer: 'customer', promotion_code: 'nothing', 'source.coupon': 'coupon' },
  invoice: {
    confirmation_secret: presentConfirmationSecret,
    customer: 'customer',
    default_payment_method: 'payment_method',
    default_source: 'nothing',
    discounts: 'discount',
    'parent.subscription_details.subscription': 'subscription',
    payments: presentInvoicePayments,
    test_clock: 'nothing',
    'total_discount_amounts.discount': 'discount',
  },
  invoice_payment: {
    invoice: 'invoice',
    'payment.charge': 'charge',
    'payment.payment_intent': 'payment_intent',
  },
  invoiceitem: { customer: 'customer', discounts: 'discount', invoice: 'invoice' },
  line_item: {
    'discount_amounts.discount': 'discount',
    discounts: 'discount',
    'pricing.price_details.price': 'price',
    subscription: 'subscription',
  },
  payment_intent: {
    customer: 'customer',
    latest_charge: 'charge',
    payment_method: 'payment_method',
    review: 'nothing',
  },
  payment_method: { customer: 'customer' },
  plan: { product: 'product', tiers: presentTiers },
  price: { currency_options: presentCurrencyOptions, product: 'product', tiers: presentTiers },
  product: { default_price: 'price', tax_code: 'nothing' },
  setup_intent: {
    customer: 'customer',
    latest_attempt: 'nothing',
    mandate: 'nothing',
    payment_method: 'payment_method',
    single_use_mandate: 'nothing',
  },
  subscription: {
    customer: 'customer',
    default_payment_method: 'payment_method',
    default_source: 'nothing',
    discounts: 'discount',
    latest_invoice: 'invoice',
    pending_setup_intent: 'setup_intent',
    schedule: 'nothing',
    test_clock: 'nothing',
  },
  subscription_item: { discounts: 'discount' },
  tax_id: { customer: 'customer', 'owner.customer': 'customer' },
};
