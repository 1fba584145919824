import { z } from 'zod';

/** Reason for a result, taken from the response itself. Only in query results. */
export const why = z
  .object({
    /** Query terms that the result contains, directly or as synonyms, and the terms it lacks. */
    words: z.array(z.string()),
    missing: z.array(z.string()),
    /** An article or act that the question names and the result applies. */
    provision: z.string().nullable(),
    /** A ruling that the question names, and that the result cites or is of. */
    citation: z.string().nullable(),
    /** For a near result: the part of the query that it resembles. */
    part: z.string().nullable(),
    /**
     * Best sentence: 1-based, end inclusive, in UTF-16 units of `document_diritto`. Null if no
     * sentence matches.
     */
    start: z.int().nullable(),
    end: z.int().nullable(),
  })
  .meta({ id: 'Why' });
export type Why = z.infer<typeof why>;
