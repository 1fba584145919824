import { z } from 'zod';
import { receipt } from './receipt.ts';
import { query } from './search.ts';

export const readProvisionInput = z.object({
  article: query.describe('As cited: "art. 2051 c.c.".'),
  on: z.iso.date().optional().describe('Of this day; else today.'),
});
/** Short, because every conversation carries its description along: what has several parts is a line of text. */
export const readProvisionOutput = z.object({
  /** With its rubric and act; null: none was understood. */
  article: z.string().nullable(),
  text: z.string().nullable(),
  fate: z.array(z.string()),
  versions: z.array(z.string()),
  official: z.string().nullable(),
  total: z.int(),
  address: z.string().nullable(),
  receipt,
});
