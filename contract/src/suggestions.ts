import { z } from 'zod';
import { text } from './common.ts';
import { officialText } from './official-text.ts';
import { receipt } from './receipt.ts';
import { selectedType } from './search.ts';

export const suggestInput = z.object({ q: text(200), selectedType: selectedType.default('massima') });
/**
 * Suggestions: queries to ask unchanged, or rulings and articles to open. History and acts need no
 * Solr.
 */
export const suggestOutput = z.object({
  /** Subject headings of the collection. */
  suggestions: z.array(z.string()),
  /**
   * Articles with a page, opened for free: named ones first, then those whose rubric has the
   * words.
   */
  provisions: z.array(
    z.object({
      key: z.string().describe('By which `GET /provisions/{key}` has it.'),
      label: z.string(),
      /** Empty where the article has none, or was not loaded. */
      rubric: z.string(),
      by: z.enum(['name', 'rubric']),
    }),
  ),
  /**
   * Acts by any of their names, and their articles. `label` is the usual citation, if the text has
   * another.
   */
  acts: z.array(z.object({ text: z.string(), label: z.string().nullable(), official: officialText })),
  /** Rulings by number, as cited. Opening them is free up to a daily limit. */
  rulings: z.array(z.object({ text: z.string(), ruling_id: z.string() })),
  /** Own questions of the last three months, newest first. */
  questions: z.array(z.string()),
  receipt,
});
