import { z } from 'zod';

/** What the web app must know before anybody signs in. Nothing secret. */
export const publicConfig = z.object({
  termsUrl: z.string(),
  supportChatSrc: z.string().nullable(),
  /** The card provider's publishable key and browser script; null: payments are not configured. */
  payments: z.object({ publishableKey: z.string(), scriptSrc: z.string() }).nullable(),
  demo: z.boolean(),
  /** By the product's clock: the last year that a search may be narrowed to. */
  currentYear: z.int(),
});
