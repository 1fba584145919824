import { z } from 'zod';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { query, searchFilters, selectedType } from './search.ts';

/** Those of the search, each by itself: a query string has no objects. */
const { yearDoc, issuers, areas, sections, facts_off } = searchFilters.shape;

export const aroundInput = z.object({
  query,
  selectedType: selectedType.default('massima'),
  /** What narrows the answer narrows the other tab's count. */
  yearDoc,
  selectedArea: z.literal([0, 1, 2]).default(0),
  issuers,
  areas,
  sections,
  facts_off,
  as_typed: z.boolean().default(false),
  /** The tab that was asked has nothing: what else may be searched? */
  nothing_found: z.boolean().default(false),
  /** No text contains all of the words: what are the nearest in meaning about? */
  few_words: z.boolean().default(false),
});
/** What there is besides an answer. All of it costs nothing, and nothing of it is a result. */
export const aroundOutput = z.object({
  /** How many the other tab has; null for a question that the account did not ask within the half hour. */
  total: z.int().nullable(),
  /** Where nothing was found, or nothing with all of the words: questions near a reference, or near in meaning, each with how many results it has. */
  instead: z.array(z.object({ query: z.string(), type: selectedType, count: z.int() })),
  /** And the rulings that cite it in their full text, newest first. */
  citing: z.object({ total: z.int(), list: z.array(rulingHeading) }),
  receipt,
});
export type Around = Omit<z.infer<typeof aroundOutput>, 'receipt'>;
