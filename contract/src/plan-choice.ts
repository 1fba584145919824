import { z } from 'zod';
import { charge, ownedSubscription, providerId } from './billing.ts';
import { id, text } from './common.ts';
import { quote, quoteInput } from './quote.ts';

/** A plan that is chosen: what it would charge, and the choice itself. */
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
/** Of an invoice in short. What lowers it is negative. */
export const previewLine = z.object({
  /**
   * `plan`: the new one; `credit`: unused time of the old one; `fee` and `usage`: of a plan billed by use that ends, its fixed fee and what was used of it; `tax`: on top of the
   * prices; `balance`: what the customer's credit pays, or an earlier sum that was too small to be charged; `owed`: an
   * earlier bill that is still to be paid.
   */
  kind: z.enum(['plan', 'credit', 'fee', 'usage', 'coupon', 'tax', 'balance', 'owed']),
  /** Null where use decides, and nothing of it is charged with the other lines. */
  amount: z.int().nullable(),
  /** Of a plan that is billed by use: its fee, charged at the end of each period. */
  fixed: z.int().nullable(),
  /** Nickname of the plan. */
  plan: z.string().nullable(),
  /** Name of the coupon, and for how many months more it counts; null: without end, or once. */
  coupon: z.string().nullable(),
  months_left: z.int().nullable(),
});
/** How a plan is billed by use. */
const use = z.object({
  /** Searches of a period that its fee includes; null: all. */
  included: z.int().nullable(),
  /** Cents of each further one. */
  per_search: z.int().nullable(),
});
export const planPreview = z.object({
  /** Sent back when it is confirmed: what was shown is what is confirmed. */
  quote,
  currency: z.string(),
  /** Charged immediately: 0 in a trial, negative where credit arises. */
  due_now: z.int(),
  /** The next charge, its fee alone where use decides the rest; 0 where none will come. */
  due_later: z.int(),
  next_charge_at: z.int().nullable(),
  lines: z.array(previewLine),
  /** When the lines are charged; null: today. */
  lines_at: z.int().nullable(),
  /** The next two; fewer where the plan ends before. */
  charges: z.array(charge).max(2),
  /** The first charge that no coupon lowers any more; null without a coupon that ends, or where none comes after it. */
  full_price: charge.nullable(),
  /** Null for a plan whose charges are all certain. */
  use: use.nullable(),
  /** What the account has to its credit now; `stays.credit` is what is left of it, or arises. */
  credit: z.int().min(0),
  /** What stays unchanged: the end of a trial that runs on, of a plan that was cancelled, credit, and earlier invoices. */
  stays: z.object({
    trial_end: z.int().nullable(),
    cancels_at: z.int().nullable(),
    credit: z.int(),
    owed: z.int(),
  }),
  /** Why it would not be done now. */
  refusal: z.literal('invoice_due').nullable(),
});
/** What an account pays when it is removed now: its plan's fee and use where these are billed afterwards, and what it owes. */
export const lastBill = z.object({
  due_now: z.int(),
  currency: z.string(),
  lines: z.array(previewLine),
  /** Sent back when the account is removed. */
  quote,
});
