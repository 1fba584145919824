import { z } from 'zod';
import { rulingHeading } from './ruling-heading.ts';

/** An amendment of an article, always with its wording. */
export const provisionFate = z.object({
  what: z.enum(['unconstitutional', 'repealed', 'amended', 'interpreted']),
  by: z.string().describe('The ruling or act that says it, as cited.'),
  date: z.iso.date().describe('The day of that ruling or act.'),
  words: z.string().describe('The words that say it, letter by letter.'),
  in_part: z.boolean().describe('Only a part of the article, or only as far as the words say.'),
  ruling: rulingHeading.nullable().describe('The ruling, where the collection has it.'),
});
export type ProvisionFate = z.infer<typeof provisionFate>;
