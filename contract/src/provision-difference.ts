import { z } from 'zod';
import { provisionInput } from './provision.ts';
import { receipt } from './receipt.ts';

const day = z.iso.date('validation_failed');

export const provisionDifferenceInput = z.object({
  key: provisionInput.shape.key,
  from: day.describe('A day of the earlier text, such as that of a ruling.'),
  to: day.optional().describe('A day of the later text; today where none is given.'),
});

const part = z.object({
  what: z.enum(['same', 'struck', 'added']),
  text: z.string(),
});
export type DifferencePart = z.infer<typeof part>;

const changedParagraph = z.object({
  what: z.enum(['changed', 'struck', 'added']),
  number: z.string().describe('As written: «1», «2-bis». Of one that was struck, in the earlier text.'),
  was: z.string().nullable().describe('Its number in the earlier text, where that was another.'),
  parts: z.array(part).describe('Words that both texts have, or one of them alone, in their order.'),
  same_before: z.int().describe('Paragraphs that are the same between this one and the one before.'),
});
export type ChangedParagraph = z.infer<typeof changedParagraph>;

/** Word-by-word difference of an article between two days. Free. */
export const provisionDifferenceOutput = z.object({
  key: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  changed: z
    .array(changedParagraph)
    .nullable()
    .describe('Null where the collection lacks the text of one of these days; empty where nothing changed.'),
  same_after: z.int().describe('Paragraphs that are the same behind the last one that changed.'),
  receipt,
});
export type ProvisionDifference = z.infer<typeof provisionDifferenceOutput>;
