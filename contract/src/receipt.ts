import { z } from 'zod';
import { isoDate } from './common.ts';

/** Price of the next new query. */
export const nextSearch = z
  .object({
    /** The plan, trial or licence includes it. */
    free: z.boolean().describe('Whether the plan, trial or licence includes the next search.'),
    /** 0 if free. Null if no query is possible, or its price is unknown. */
    amount: z
      .int()
      .nullable()
      .describe(
        'What the next search costs, in the smallest unit of the currency: 0 where it is free, null where none can be asked.',
      ),
    currency: z.string().describe('ISO 4217, in lower case: "eur".'),
  })
  .meta({ id: 'NextSearch' });

/** Cost and remaining allowance, part of every response with content of the collection. */
export const receipt = z
  .object({
    charged: z.boolean().describe('Whether this answer cost a search.'),
    searches_left: z
      .int()
      .nullable()
      .describe('Searches left that the plan, trial or licence includes; null: without a limit.'),
    next_search: nextSearch,
    results_left: z
      .int()
      .optional()
      .describe('Results left in a free trial; absent until four fifths are used.'),
    until: isoDate
      .nullable()
      .describe(
        'Until when that holds: the end of the plan’s period, of the trial or of the licence; null: none is set.',
      ),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;
