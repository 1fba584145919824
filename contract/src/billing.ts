import { z } from 'zod';
import { billingAddress, billingMetadata } from './account.ts';
import { id, outcome, providerList, requiredText } from './common.ts';
import { quote, quoteInput } from './quote.ts';

/** The card provider's objects, cut to what the product documents. Amounts are cents, instants Unix seconds. */
export const providerId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\w-]+$/);
const metadata = z.record(z.string(), z.string());

export const coupon = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    amount_off: z.int().nullable(),
    percent_off: z.number().nullable(),
    duration: z.enum(['once', 'repeating', 'forever']),
    duration_in_months: z.int().nullable(),
    redeem_by: z.int().nullable(),
    metadata,
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;
export const tier = z.object({
  up_to: z.int().nullable(),
  flat_amount: z.int().nullable(),
  unit_amount: z.int().nullable(),
});
export const price = z
  .object({
    id: z.string(),
    nickname: z.string().nullable(),
    product: z.string(),
    unit_amount: z.int().nullable(),
    currency: z.string(),
    active: z.boolean(),
    recurring: z
      .object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.int() })
      .nullable(),
    metadata,
    tiers: z.array(tier).optional(),
    /** The coupon of the account's offer, or else the one named by the price's metadata, while it can be redeemed. */
    coupon: coupon.nullable().optional(),
  })
  .meta({ id: 'Price' });
export type Price = z.infer<typeof price>;
export const product = z
  .object({ id: z.string(), name: z.string(), active: z.boolean(), metadata })
  .meta({ id: 'Product' });
export const customer = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    address: billingAddress.nullable(),
    tax_ids: providerList(z.object({ type: z.string(), value: z.string() })),
    metadata: billingMetadata,
    default_payment_method: z.string().nullable(),
    /** The trial that a subscription made now would begin with, in begun days, and its end. */
    trial_days: z.int(),
    trial_end: z.int().nullable(),
    /** What the account has to its credit: it pays the next charges before the card does. */
    credit: z.int().min(0),
  })
  .meta({ id: 'PaymentCustomer' });
export const paymentMethod = z
  .object({
    id: z.string(),
    card: z
      .object({ last4: z.string(), brand: z.string(), exp_month: z.int(), exp_year: z.int() })
      .nullable(),
    /** On the card, where it was given. */
    name: z.string().nullable(),
  })
  .meta({ id: 'PaymentMethod' });
export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullable(),
  payment_method: z.string().nullable(),
});
export const invoice = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    created: z.int(),
    currency: z.string(),
    amount_paid: z.int(),
    amount_due: z.int(),
    invoice_pdf: z.string().nullable(),
    payment_intent: paymentIntent.nullable(),
    next_payment_attempt: z.int().nullable(),
    lines: providerList(
      z.object({
        description: z.string().nullable(),
        amount: z.int(),
        /** Id of the plan that the line charges or gives back; null for anything else. */
        price: z.string().nullable(),
        /** What it is charged for, from when to when. */
        period: z.object({ start: z.int(), end: z.int() }),
        /** A part of a period: another plan took the place of one, or began, in the middle of it. */
        proration: z.boolean(),
      }),
    ),
    /**
     * Id of the plan that it is for: after a change the new one, also where nothing but the old one's credit is on it.
     * Null where it is for none.
     */
    plan: z.string().nullable(),
    /** Of an open one: sent back when it is paid. */
    quote: quote.nullable(),
  })
  .meta({ id: 'Invoice' });
/** A charge to come. */
export const charge = z
  .object({
    at: z.int(),
    /** After discounts and credit. Null where use decides. */
    amount: z.int().nullable(),
    metered: z.boolean(),
    /**
     * Where use decides, what is certain of it: the fee, after discounts and before credit. What is used past the plan's
     * searches is added. Null where `amount` says it all.
     */
    fixed: z.int().nullable(),
  })
  .meta({ id: 'Charge' });
export type Charge = z.infer<typeof charge>;
export const subscription = z
  .object({
    id: z.string(),
    status: z.string(),
    cancel_at_period_end: z.boolean(),
    current_period_end: z.int(),
    trial_end: z.int().nullable(),
    discount: z
      .object({
        coupon,
        /** From then on it lowers nothing, and for how many months more it does, begun ones counted; null: without end, or once. */
        end: z.int().nullable(),
        months_left: z.int().nullable(),
      })
      .nullable(),
    items: providerList(z.object({ id: z.string(), price })),
    latest_invoice: z.object({ id: z.string(), payment_intent: paymentIntent.nullable() }).nullable(),
    default_payment_method: z.string().nullable(),
    /** After discounts and credit; null where none will come, or an earlier one is still to be paid. */
    next_charge: charge.nullable(),
    /** The first charge that no coupon lowers any more; null without a coupon that ends, or where none comes after it. */
    full_price: charge.nullable(),
    /** What the account has to its credit: it pays the next charges before the card does. */
    credit: z.int().min(0),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;
/** Null for an account that has none. */
export const runningSubscription = subscription.nullable();

export const productsOutput = providerList(product);
export const pricesInput = z.object({ product: providerId, limit: z.int().min(1).max(100).default(100) });
export const pricesOutput = providerList(price);
export const byProviderId = z.object({ id: providerId });
export const paymentMethodsOutput = providerList(paymentMethod);
/** Only what is given is changed. */
export const updatePaymentMethodInput = byProviderId.extend({
  exp_month: z.int().min(1).max(12).optional(),
  exp_year: z.int().min(2000).max(2100).optional(),
  name: requiredText(100).optional(),
  /** The card that is charged where a subscription names none of its own. */
  pays: z.literal(true).optional(),
});
export const ownedSubscription = z.object({ id, subId: providerId });
/** One of the two at least: a change of nothing is a mistake of the caller's. */
export const updateSubscriptionInput = ownedSubscription
  .extend({
    default_payment_method: providerId.optional(),
    cancel_at_period_end: z.boolean().optional(),
  })
  .refine(
    ({ default_payment_method: card, cancel_at_period_end: cancels }) =>
      card !== undefined || cancels !== undefined,
    { message: 'missing_parameters' },
  );
export const subscriptionOutput = outcome.extend({ subscription: subscription.nullable() });
export const invoicesInput = z.object({
  id,
  limit: z.int().min(1).max(100).default(10),
  offset: z.int().min(0).max(100_000).default(0),
});
export const invoicesOutput = z.object({ data: z.array(invoice), total: z.int() });
export const setupIntentInput = z.object({
  customer: providerId,
  usage: z.literal('off_session').default('off_session'),
});
export const clientSecretOutput = z.object({
  id: z.string(),
  client_secret: z.string().nullable(),
  status: z.string(),
});
export const payInvoiceInput = z.object({
  id,
  invoiceId: providerId,
  /** A card in the place of the one on file. It is kept, and pays nothing else. */
  paymentMethodId: providerId.optional(),
  ...quoteInput,
});
export const payInvoiceOutput = outcome.extend({ invoice });
