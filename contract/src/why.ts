import { z } from 'zod';

/** Only of an answer to a question: why a result is in it, by what the answer itself says of it. */
export const why = z
  .object({
    /** Words of the question that it contains, or the courts' words for them, and those that it lacks. */
    words: z.array(z.string()),
    missing: z.array(z.string()),
    /** An article or act that the question names and the result applies. */
    provision: z.string().nullable(),
    /** A ruling that the question names, and that the result cites or is of. */
    citation: z.string().nullable(),
    /** Where it is here because it is near in meaning: the part of the question that it is near to. */
    part: z.string().nullable(),
    /** Its best sentence: 1-based, end inclusive, in UTF-16 units of `document_diritto`; null where there is none. */
    start: z.int().nullable(),
    end: z.int().nullable(),
  })
  .meta({ id: 'Why' });
export type Why = z.infer<typeof why>;
