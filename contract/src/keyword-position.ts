import { z } from 'zod';

/** 1-based, end inclusive, in UTF-16 units of `document_diritto`. */
export const keywordPosition = z.object({ startPosition: z.int(), endPosition: z.int() });
