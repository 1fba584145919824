import { z } from 'zod';
import { id, text } from './common.ts';
import { queryMaxLength } from './constants.ts';
import { serializedResult } from './folders.ts';
import { resultId } from './search.ts';

export const saveFeedbackInput = z
  .object({
    user: id.optional(),
    idResult: resultId,
    query: text(queryMaxLength).default(''),
    result: serializedResult.optional(),
    positive: z.boolean(),
    comment: text(5000).optional(),
  })
  // A negative rating says why.
  .refine(({ positive, comment }) => positive || comment !== undefined, {
    path: ['comment'],
    message: 'missing_parameters',
  })
  .refine(({ positive, comment }) => positive || comment?.trim() !== '', { path: ['comment'] });
export const feedbackOfInput = z.object({ user: id.optional(), idResult: resultId });
/** Empty when the user gave none. */
export const feedbackOfOutput = z.object({
  positive: z.boolean().optional(),
  comment: z.string().optional(),
});
export const feedbacksInput = z.object({ user: id.optional(), ids: z.array(resultId).max(200) });
export const feedbacksOutput = z.array(z.object({ idResult: z.string(), positive: z.boolean() }));
