import { z } from 'zod';
import { receipt } from './receipt.ts';
import { query } from './search.ts';

export const readProvisionInput = z.object({
  article: query.describe('As cited: "art. 2051 c.c.".'),
  on: z.iso.date().optional().describe('Of this day; else today.'),
});
/**
 * Short, because every conversation includes the description. Several parts are lines of one text.
 */
export const readProvisionOutput = z.object({
  /** Article with rubric and act. Null if no article was recognised. */
  article: z.string().nullable(),
  text: z.string().nullable(),
  fate: z.array(z.string()),
  versions: z.array(z.string()),
  official: z.string().nullable(),
  total: z.int(),
  address: z.string().nullable(),
  receipt,
});
