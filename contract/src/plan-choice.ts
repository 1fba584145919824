import { z } from 'zod';
import { charge, ownedSubscription, providerId } from './billing.ts';
import { id, text } from './common.ts';
import { quote, quoteInput } from './quote.ts';

/** Chosen plan, with the trial that the page displayed. */
const planChoice = {
  planId: providerId,
  /** Checked, never believed: the trial is the server's decision. */
  trial_days: z.int().min(0).max(3650).optional(),
};
export const createSubscriptionInput = z.object({
  id,
  ...planChoice,
  paymentMethodId: providerId.optional(),
  coupon: text(100).nullish(),
  ...quoteInput,
});
export const changePlanInput = ownedSubscription.extend({
  ...planChoice,
  paymentMethodId: providerId.optional(),
  subscriptionItemId: providerId,
  ...quoteInput,
});
export const previewPlanInput = ownedSubscription.extend({
  planId: providerId,
  subscriptionItemId: providerId,
});
export const previewSubscriptionInput = z.object({
  id,
  planId: providerId,
  coupon: text(100).optional(),
});
export const customerSubscriptionInput = z.object({
  customerId: providerId,
  email: text(254).optional(),
  ...planChoice,
  payment_method: providerId.optional(),
  coupon: text(100).nullish(),
  ...quoteInput,
});
/** Line of an invoice preview. Deductions are negative. */
export const previewLine = z.object({
  /**
   * `plan`: the new plan; `credit`: unused time of the former; `fee` and `usage`: fixed fee and
   * use of a metered plan that ends; `tax`: added to the prices; `balance`: credit, or an earlier
   * amount too small to charge; `owed`: an unpaid earlier bill.
   */
  kind: z.enum(['plan', 'credit', 'fee', 'usage', 'coupon', 'tax', 'balance', 'owed']),
  /** Null if use decides the amount and it is not charged now. */
  amount: z.int().nullable(),
  /** Fee of a metered plan, charged at the end of each period. */
  fixed: z.int().nullable(),
  /** Nickname of the plan. */
  plan: z.string().nullable(),
  /** Name of the coupon and its remaining months. Null if it has no end or applies once. */
  coupon: z.string().nullable(),
  months_left: z.int().nullable(),
});
/** How a plan is billed by use. */
const use = z.object({
  /** Searches per period included in the fee; null: unlimited. */
  included: z.int().nullable(),
  /** Cents per further search. */
  per_search: z.int().nullable(),
});
export const planPreview = z.object({
  /** Quote that the confirmation must return. */
  quote,
  currency: z.string(),
  /** Charged immediately: 0 in a trial, negative where credit arises. */
  due_now: z.int(),
  /** Next charge, or its fixed fee if use decides the rest. 0 if none follows. */
  due_later: z.int(),
  next_charge_at: z.int().nullable(),
  lines: z.array(previewLine),
  /** When the lines are charged; null: today. */
  lines_at: z.int().nullable(),
  /** The next two; fewer where the plan ends before. */
  charges: z.array(charge).max(2),
  /** First charge without the coupon. Null if no coupon ends, or no charge follows. */
  full_price: charge.nullable(),
  /** Null for a plan whose charges are all certain. */
  use: use.nullable(),
  /** Present credit. `stays.credit` is the credit after the change. */
  credit: z.int().min(0),
  /**
   * Unchanged items: end of a running trial, end of a cancelled plan, credit, and earlier
   * invoices.
   */
  stays: z.object({
    trial_end: z.int().nullable(),
    cancels_at: z.int().nullable(),
    credit: z.int(),
    owed: z.int(),
  }),
  /** Why it would not be done now. */
  refusal: z.literal('invoice_due').nullable(),
});
/** Amount due when an account is deleted now: fee and use that are billed afterwards, and debts. */
export const lastBill = z.object({
  due_now: z.int(),
  currency: z.string(),
  lines: z.array(previewLine),
  /** Sent back when the account is removed. */
  quote,
});
