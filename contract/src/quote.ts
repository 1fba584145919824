import { z } from 'zod';

/** What was shown to an account, signed: an opaque text, good for fifteen minutes. */
export const quote = z.string();

/** Of whatever moves money after it was shown. Without one it is done as it is found. */
export const quoteInput = { quote: z.string().max(500).optional() };
