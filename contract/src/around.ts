import { z } from 'zod';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { query, searchFilters, selectedType } from './search.ts';

export const aroundInput = z.object({
  query,
  /**
   * All filters of a search, which also apply to the other tab's count. They are separate fields
   * because a query string has no objects.
   */
  ...searchFilters.shape,
  selectedArea: z.literal([0, 1, 2]).default(0),
  as_typed: z.boolean().default(false),
  /** The current tab has no results: requests alternative queries. */
  nothing_found: z.boolean().default(false),
  /** No text contains all terms: requests the subjects of the nearest principles. */
  few_words: z.boolean().default(false),
});
/** Additional information next to a result list. It is free and contains no results. */
export const aroundOutput = z.object({
  /** How many the other tab has; null for a question that the account did not ask within the half hour. */
  total: z.int().nullable(),
  /** Alternative queries if no text contains all terms, each with its number of results. */
  instead: z.array(z.object({ query: z.string(), type: selectedType, count: z.int() })),
  /** Rulings that cite it in their full text, newest first. */
  citing: z.object({ total: z.int(), list: z.array(rulingHeading) }),
  receipt,
});
export type Around = Omit<z.infer<typeof aroundOutput>, 'receipt'>;
