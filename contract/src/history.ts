import { z } from 'zod';
import { id, isoDate, outcome, sortOrder, text } from './common.ts';
import { connectionNameMax, questionNameMax, queryMaxLength, unsignedMax } from './constants.ts';
import { readIsoTime } from './format/iso-time.ts';
import { query } from './search.ts';

export const queryType = z.enum(['type_principle', 'type_verdict']);
export const question = z
  .object({
    id,
    query: z.string(),
    query_type: queryType,
    createdAt: isoDate,
    /** Name given by the owner. Empty: none. */
    name: z.string(),
    pinned: z.boolean(),
    /** Number of results at the time. Null for queries older than this field. */
    found: z.int().nullable(),
    /** The key by which a program asked; empty: asked on the page. */
    asked_by: z.string(),
  })
  .meta({ id: 'Question' });

const dayOrInstant = z
  .string()
  .max(50)
  .refine((text) => readIsoTime(text) !== null)
  .meta({
    description:
      "A date or date-time of ISO 8601's extended format, with or without seconds and offset. One without an offset is the time in Rome.",
    examples: ['2026-01-12', '2026-01-12T09:30+01:00'],
  });
const historyFilter = {
  /**
   * The caller's own id, administrators included, because a lawyer's queries are under
   * professional secrecy.
   */
  user: id.optional(),
  filter: text(queryMaxLength).default(''),
  /**
   * Inclusive. A day includes all its hours; a time without an offset is in Rome time
   * (format/rome-time.ts).
   */
  from: dayOrInstant.optional(),
  to: dayOrInstant.optional(),
};
export const countQuestionsInput = z.object(historyFilter);
export const listQuestionsInput = z.object({
  ...historyFilter,
  offset: z.int().min(0).max(10_000_000).default(0),
  limit: z.int().min(1).max(100).default(10),
  sort: sortOrder.default('DESC'),
});
export const listQuestionsOutput = z.array(question);
export const questionById = z.object({ id });
export const listPinnedInput = z.object({ user: id.optional() });
export const changeQuestionInput = z.object({
  id,
  name: text(questionNameMax).optional(),
  pinned: z.boolean().optional(),
});
/** A history entry as listed, without its id, which was deleted too. */
export const restoreQuestionInput = question.omit({ id: true }).extend({
  query,
  name: text(questionNameMax).default(''),
  pinned: z.boolean().default(false),
  found: z.int().min(0).max(unsignedMax).nullable().default(null),
  asked_by: text(connectionNameMax).default(''),
});
export const restoreQuestionOutput = outcome.extend({ question });
export const historySettings = z.object({ paused: z.boolean() });
export const removedOutput = outcome.extend({ removed: z.int() });
