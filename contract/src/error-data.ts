import { z } from 'zod';
import { isoDate } from './common.ts';
import { invoice } from './billing.ts';
import { factorRequest } from './factor-proof.ts';
import { lastBill, planPreview } from './plan-choice.ts';
import type { ErrorKey } from './errors.ts';
import { nextSearch } from './receipt.ts';

/** Details of an error response, by key, for callers that can use them. Other keys have none. */
export const errorData = {
  /** Current figures with their own quote: one of the three views. */
  quote_changed: z
    .object({
      preview: planPreview.optional(),
      invoice: invoice.optional(),
      last_bill: lastBill.optional(),
    })
    .meta({ id: 'QuoteChanged' }),
  /** Page where a plan is chosen. */
  trial_results_used: z.object({ url: z.string() }).meta({ id: 'TrialResultsUsed' }),
  /** Price of the next search for a program, and the page where the owner permits it. */
  quota_used_up: z.object({ next_search: nextSearch, url: z.string() }).meta({ id: 'QuotaUsedUp' }),
  /** Maker of the link, if known. */
  share_expired: z.object({ studio: z.string() }).meta({ id: 'ShareExpired' }),
  /** How the call is repeated: with `second_factor`, or after a login at `POST /users/login/second_factor`. */
  second_factor_required: factorRequest,
  /** How the call is repeated by an account without a second factor: with its `password`. */
  proof_required: z.object({ kinds: z.array(z.literal('password')) }).meta({ id: 'ProofRequest' }),
  /** Until when support's reset waits. */
  recovery_waiting: z.object({ until: isoDate }).meta({ id: 'RecoveryWaiting' }),
} as const satisfies { [K in ErrorKey]?: z.ZodType };

export type ErrorDataByKey = { [K in keyof typeof errorData]: z.infer<(typeof errorData)[K]> };
export type AnyErrorData = ErrorDataByKey[keyof ErrorDataByKey];

/** Reduces details to the declared fields. Undefined for keys without details. */
export const errorDataOf = (key: ErrorKey, data: unknown): AnyErrorData | undefined => {
  const schemas: { readonly [K in ErrorKey]?: z.ZodType<AnyErrorData> } = errorData;
  return data === undefined ? undefined : schemas[key]?.parse(data);
};
