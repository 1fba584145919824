import { z } from 'zod';
import { isoDate } from './common.ts';

/** What asking anything new would cost. */
export const nextSearch = z
  .object({
    /** The plan, trial or licence includes it. */
    free: z.boolean().describe('Whether the plan, trial or licence includes the next search.'),
    /** 0 where it is free; null: none can be asked now, or its price is not known. */
    amount: z
      .int()
      .nullable()
      .describe(
        'What the next search costs, in the smallest unit of the currency: 0 where it is free, null where none can be asked.',
      ),
    currency: z.string().describe('ISO 4217, in lower case: "eur".'),
  })
  .meta({ id: 'NextSearch' });

/** Goes with everything of the collection that is sent out: what it cost, and what is left. */
export const receipt = z
  .object({
    charged: z.boolean().describe('Whether this answer cost a search.'),
    searches_left: z
      .int()
      .nullable()
      .describe('Searches left that the plan, trial or licence includes; null: without a limit.'),
    next_search: nextSearch,
    until: isoDate
      .nullable()
      .describe(
        'Until when that holds: the end of the plan’s period, of the trial or of the licence; null: none is set.',
      ),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;
