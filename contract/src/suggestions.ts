import { z } from 'zod';
import { text } from './common.ts';
import { officialText } from './official-text.ts';
import { receipt } from './receipt.ts';
import { selectedType } from './search.ts';

export const suggestInput = z.object({ q: text(200), selectedType: selectedType.default('massima') });
/** Each is a question to ask unchanged, or a ruling or an article to open. What was asked before comes without the engine too, and so do acts. */
export const suggestOutput = z.object({
  /** Subject headings of the collection. */
  suggestions: z.array(z.string()),
  /** Articles of law that have a page, to be opened at no cost: those that are named first, then those whose rubric has the words. */
  provisions: z.array(
    z.object({
      key: z.string().describe('By which `GET /provisions/{key}` has it.'),
      label: z.string(),
      /** Empty where the article has none, or was not loaded. */
      rubric: z.string(),
      by: z.enum(['name', 'rubric']),
    }),
  ),
  /** Acts by any of their names, and their articles; `label`: how the act is cited, where the text says it otherwise. */
  acts: z.array(z.object({ text: z.string(), label: z.string().nullable(), official: officialText })),
  /** Rulings by their number, as cited; each opens at no cost from now on, up to a number a day. */
  rulings: z.array(z.object({ text: z.string(), ruling_id: z.string() })),
  /** Own questions of the last three months, newest first. */
  questions: z.array(z.string()),
  receipt,
});
