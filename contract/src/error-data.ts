import { z } from 'zod';
import { invoice } from './billing.ts';
import { factorRequest } from './factor-proof.ts';
import { lastBill, planPreview } from './plan-choice.ts';
import type { ErrorKey } from './errors.ts';
import { nextSearch } from './receipt.ts';

/**
 * What a refusal carries besides its key, by key: its details, where a caller can use them. A key that is not here
 * carries none.
 */
export const errorData = {
  /** What would happen now, with its own quote: one of the three, as shown before. */
  quote_changed: z
    .object({
      preview: planPreview.optional(),
      invoice: invoice.optional(),
      last_bill: lastBill.optional(),
    })
    .meta({ id: 'QuoteChanged' }),
  /** What the next search would cost a program whose owner lets it spend that, and where the owner does. */
  quota_used_up: z.object({ next_search: nextSearch, url: z.string() }).meta({ id: 'QuotaUsedUp' }),
  /** Who made the link, where that is known. */
  share_expired: z.object({ studio: z.string() }).meta({ id: 'ShareExpired' }),
  /** How the call is repeated: with `second_factor`, or after a login at `POST /users/login/second_factor`. */
  second_factor_required: factorRequest,
} as const satisfies { [K in ErrorKey]?: z.ZodType };

export type ErrorDataByKey = { [K in keyof typeof errorData]: z.infer<(typeof errorData)[K]> };
export type AnyErrorData = ErrorDataByKey[keyof ErrorDataByKey];

/** Cut to what is declared; undefined for a key that carries none. */
export const errorDataOf = (key: ErrorKey, data: unknown): AnyErrorData | undefined => {
  const schemas: { readonly [K in ErrorKey]?: z.ZodType<AnyErrorData> } = errorData;
  return data === undefined ? undefined : schemas[key]?.parse(data);
};
