import { z } from 'zod';
import { billingAddress, billingMetadata } from './account.ts';
import { id, outcome, providerList, requiredText } from './common.ts';
import { quote, quoteInput } from './quote.ts';

/**
 * Objects of the card provider, reduced to the documented fields. Amounts are in cents, instants
 * in Unix seconds.
 */
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
    /** Redeemable coupon of the account's offer, or of the price's metadata. */
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
    /**
     * The name as it appears in an electronic invoice; empty if it contains no permitted
     * character.
     */
    invoice_name: z.string(),
    address: billingAddress.nullable(),
    tax_ids: providerList(z.object({ type: z.string(), value: z.string() })),
    metadata: billingMetadata,
    default_payment_method: z.string().nullable(),
    /** The trial that a subscription made now would begin with, in begun days, and its end. */
    trial_days: z.int(),
    trial_end: z.int().nullable(),
    /** Credit balance. It pays the next charges before the card. */
    credit: z.int().min(0),
  })
  .meta({ id: 'PaymentCustomer' });
export const paymentMethod = z
  .object({
    id: z.string(),
    card: z
      .object({ last4: z.string(), brand: z.string(), exp_month: z.int(), exp_year: z.int() })
      .nullable(),
    /** Name on the card, if known. */
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
        /** Charged period. */
        period: z.object({ start: z.int(), end: z.int() }),
        /**
         * Whether the line covers part of a period, because the plan changed or started within it.
         */
        proration: z.boolean(),
      }),
    ),
    /**
     * Id of the plan charged: after a change the new plan, even if the invoice has only the former
     * plan's credit. Null if no plan is charged.
     */
    plan: z.string().nullable(),
    /** Quote of an open invoice, which its payment must return. */
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
     * Fixed part of a charge that depends on use: the fee after discounts and before credit.
     * Further searches are added. Null if `amount` is complete.
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
        /**
         * End of the discount, and the months left, the current one included. Null if it has no
         * end, or applies once.
         */
        end: z.int().nullable(),
        months_left: z.int().nullable(),
      })
      .nullable(),
    items: providerList(z.object({ id: z.string(), price })),
    latest_invoice: z.object({ id: z.string(), payment_intent: paymentIntent.nullable() }).nullable(),
    default_payment_method: z.string().nullable(),
    /**
     * Next charge after discounts and credit. Null if none follows, or if an earlier invoice is
     * unpaid.
     */
    next_charge: charge.nullable(),
    /** First charge without the coupon. Null if no coupon ends, or no charge follows. */
    full_price: charge.nullable(),
    /** Credit balance. It pays the next charges before the card. */
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
/** Omitted fields are unchanged. */
export const updatePaymentMethodInput = byProviderId.extend({
  exp_month: z.int().min(1).max(12).optional(),
  exp_year: z.int().min(2000).max(2100).optional(),
  name: requiredText(100).optional(),
  /** Makes this the card for subscriptions that name none. */
  pays: z.literal(true).optional(),
});
export const ownedSubscription = z.object({ id, subId: providerId });
/** At least one of the two fields is required. */
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
  /** Card to charge instead of the default card. It is stored and pays nothing else. */
  paymentMethodId: providerId.optional(),
  ...quoteInput,
});
export const payInvoiceOutput = outcome.extend({ invoice });
