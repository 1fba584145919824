import { z } from 'zod';
import { countryOf } from './format/country.ts';
import {
  email,
  id,
  instant,
  isCleanText,
  isoDate,
  outcome,
  requiredText,
  text,
  trimmedText,
} from './common.ts';
import { printable } from './format/printable.ts';
import {
  accountFilters,
  accountSorts,
  licenceDaysMax,
  passwordMax,
  passwordMin,
  queriesMax,
  workAreas,
} from './constants.ts';
import { quoteInput } from './quote.ts';

export const role = z.enum(['user', 'admin']);
export const workArea = z.enum(workAreas);
export const password = z.string().min(passwordMin, 'password_too_short').max(passwordMax);
/** An existing password is only compared, so old rules never lock anyone out. */
export const givenPassword = z.string().min(1).max(passwordMax, 'wrong_user_or_password');
export const locale = z.enum(['it', 'en']);

/** An account as every call shows it. Never a password hash. */
export const account = z
  .object({
    id,
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    type: role,
    is_verified: z.boolean(),
    disabled: z.boolean(),
    desired_plan_id: z.string(),
    plan: z.string().nullable(),
    plan_queries: z.int(),
    used_queries: z.int(),
    trial_expires_at: isoDate.nullable(),
    license_expire_at: isoDate.nullable(),
    createdAt: isoDate,
    is_returning: z.boolean(),
    price_type: z.string(),
    coupon: z.string().nullable(),
    customerid: z.string().nullable(),
    work_area: workArea.nullable(),
    origin: z.string().nullable(),
    trial_queries_count: z.int(),
    trial_days_count: z.int(),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

/** Number of searches in a plan. A negative number means unlimited. */
const queries = z
  .int()
  .min(-queriesMax)
  .max(queriesMax)
  .overwrite((count) => Math.max(count, -1));

export const billingAddress = z.object({
  line1: text(200).optional(),
  line2: text(200).optional(),
  state: text(100).optional(),
  city: text(100).optional(),
  postal_code: text(20).optional(),
  country: text(2).overwrite(countryOf).optional(),
});
/** Stored in capitals, as authorities write them. */
const inCapitals = (max: number) =>
  z
    .string()
    .overwrite((code) => printable(code).trim().toUpperCase())
    .max(max)
    .refine(isCleanText);
export const billingMetadata = z.object({
  Pec: text(254).optional(),
  Fe_code: inCapitals(7).optional(),
  Fiscal_code: inCapitals(16).optional(),
  is_invoice: z.enum(['true', 'false']).optional(),
});
/** The optional billing part of a profile or of the administrator's form; its rules are in format/billing.ts. */
const billingPart = {
  address: billingAddress.optional(),
  metadata: billingMetadata.optional(),
  vat_number: text(20).optional(),
};

/**
 * Origin of a signup. The length is measured in lower case, as stored: there "İ" is two
 * characters.
 */
const origin = trimmedText.toLowerCase().max(100);

/** Licence fields of the administrator's form. If both are sent, the instant takes precedence. */
const licence = {
  /** Days from now to the end of the licence, rounded up by the form. */
  trial_period: z.int().min(0).max(licenceDaysMax).optional(),
  /** The end itself, which days of 24 hours do not meet. */
  license_expire_at: instant.nullable().optional(),
};

/** Signup and the administrator's "new user" share one documented path; who asks decides which fields count. */
export const createAccountInput = z.object({
  name: requiredText(100, 'signup_name_is_required'),
  surname: requiredText(100, 'signup_surname_is_required'),
  email,
  password: password.optional(),
  work_area: workArea.optional(),
  price_type: text(50).default('regular'),
  is_returning: z.boolean().optional(),
  desired_plan_id: text(100).optional(),
  /** Requested trial searches. The server limits the number to the offer's. Negative: unlimited. */
  trial_queries_count: z.int().min(-queriesMax).max(queriesMax).default(-1),
  trial_days_count: z.int().min(0).max(queriesMax).default(0),
  coupon: text(100).nullish(),
  origin: origin.nullish(),
  locale: locale.optional(),
  /** One-time token of the form, see `accounts.formToken`. The honeypot must stay empty. */
  form_token: text(200).optional(),
  website: text(200).optional(),
  plan_queries: queries.optional(),
  is_verified: z.boolean().optional(),
  ...licence,
  ...billingPart,
});
export const createAccountOutput = account.extend({ warning: z.literal('offer_limited').optional() });

export const listAccountsInput = z.object({
  limit: z.int().min(1).max(100).default(10),
  /** The page number, from 1. */
  offset: z.int().min(1).max(1_000_000).default(1),
  is_verified: z.enum(accountFilters).default('all'),
  search: text(200).default(''),
  sort: z.enum(accountSorts).default('createdAt'),
  order: z.enum(['ASC', 'DESC']).default('DESC'),
});
export const listAccountsOutput = z.object({ lawyers: z.array(account), pages: z.int(), total: z.int() });

export const accountById = z.object({ id });
export const removeAccountInput = accountById.extend(quoteInput);
export const updateAccountInput = z.object({
  id,
  name: requiredText(100, 'signup_name_is_required').optional(),
  surname: requiredText(100, 'signup_surname_is_required').optional(),
  email: email.optional(),
  disabled: z.boolean().optional(),
  is_verified: z.boolean().optional(),
  plan_queries: queries.optional(),
  ...licence,
  ...billingPart,
});

/** `warning`: the new address waits for both mailboxes; the account still has the old one. */
export const updateAccountOutput = account.extend({
  warning: z.literal('address_change_pending').optional(),
});

export const emailQuery = z.object({ email });
export const existsOutput = z.object({ exists: z.boolean() });
export const existedOutput = z.object({ existed: z.boolean() });
export const addQueriesInput = z.object({ email, count: z.int().min(0).max(10_000_000) });
export const addQueriesOutput = outcome.extend({ user: account });

export const offer = z
  .object({
    price_type: z.string(),
    work_areas: z.array(workArea),
    max_trial_days: z.int(),
    /** -1: unlimited. */
    max_trial_queries: z.int(),
    coupon: z.string().nullable(),
  })
  .meta({ id: 'Offer' });
export const offerInput = z.object({ price_type: text(50).default('regular'), origin: origin.optional() });
export const formToken = z.object({ form_token: z.string() });

/** Everything stored about one account, for its owner; the parts are lists of plain rows. */
export const exportOutput = z.object({
  exported_at: isoDate,
  account,
  parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** Entitlement of an account and its latest mails, for an administrator who helps its owner. */
export const overviewOutput = z.object({
  /** `over`: something let it search once; `none`: nothing ever did. */
  standing: z.enum(['administrator', 'subscription', 'licence', 'trial', 'over', 'none']),
  /** Until when, or since when no longer. */
  until: isoDate.nullable(),
  last_login_at: isoDate.nullable(),
  last_seen_at: isoDate.nullable(),
  /** Number of valid keys. */
  connections: z.int(),
  /** Since when it has a second factor; null without one. */
  second_factor_since: isoDate.nullable(),
  /** When the reset of its second factors takes effect; null without one. */
  factor_reset_at: isoDate.nullable(),
  mails: z.array(
    z.object({
      id,
      template: z.string(),
      recipient: z.string(),
      created_at: isoDate,
      state: z.enum(['waiting', 'sent', 'failed']),
    }),
  ),
});

/** Number of registrations through an offer, for holders of its secret link. No names. */
export const offerSignupsInput = z.object({ token: text(200) });
export const offerSignupsOutput = z.object({
  price_type: z.string(),
  /** Null: every origin without its own offer. */
  origin: z.string().nullable(),
  /** The days of the last ninety with a signup, by the calendar of Rome, the latest first. */
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  total: z.int(),
});
export const offerLinksOutput = z.array(
  z.object({ price_type: z.string(), origin: z.string().nullable(), link: z.url() }),
);
