import { z } from 'zod';

/** Signature of a view shown to an account. Opaque, valid for fifteen minutes. */
export const quote = z.string();

/** For anything that moves money after it was shown. Without one it is done as found. */
export const quoteInput = { quote: z.string().max(500).optional() };
