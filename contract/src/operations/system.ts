import { z } from 'zod';
import { collectionOutput } from '../collection.ts';
import { isoDate } from '../common.ts';
import { crashReportMaxBytes } from '../constants.ts';
import { crashInput } from '../crash.ts';
import type { OperationTable } from '../operation.ts';

/** Public configuration that the web app needs before login. Contains no secret. */
const publicConfig = z.object({
  termsUrl: z.string(),
  privacyUrl: z.string(),
  /** Facts about this installation for the privacy notice. `operator` is null if not configured. */
  privacy: z.object({
    operator: z.string().nullable(),
    securityLogDays: z.number(),
    /** Whether questions are embedded by an external service. */
    questionsLeave: z.boolean(),
  }),
  supportChatSrc: z.string().nullable(),
  /** Support address, or null if none is configured; the app then shows no contact. */
  supportEmail: z.string().nullable(),
  /** The card provider's publishable key and browser script; null: payments are not configured. */
  payments: z.object({ publishableKey: z.string(), scriptSrc: z.string() }).nullable(),
  /** Whether the prices of the plans are with VAT. */
  pricesIncludeVat: z.boolean(),
  /** Whether programs can connect with API keys. */
  assistants: z.boolean(),
  demo: z.boolean(),
  /** The product's clock when this was answered. */
  now: isoDate,
  /** Current year in Rome, the latest year of the search filter. */
  currentYear: z.int(),
});

export const system = {
  config: {
    kind: 'query',
    rest: 'GET /config',
    access: 'public',
    effect: 'public',
    summary: 'What the web app must know before anybody signs in',
    output: publicConfig,
  },
  reportCrash: {
    kind: 'mutation',
    rest: 'POST /client-errors',
    access: 'public',
    effect: 'public',
    summary: 'Report an error of the web app, without what it says',
    input: crashInput,
    inputMaxBytes: crashReportMaxBytes,
    output: z.object({ success: z.literal(true) }),
  },
  collection: {
    kind: 'query',
    rest: 'GET /collection',
    access: 'admin',
    effect: 'reads_others',
    summary:
      'What the search engine holds, by court and year, how it was last indexed, and whether it answers',
    output: collectionOutput,
  },
} as const satisfies OperationTable;
