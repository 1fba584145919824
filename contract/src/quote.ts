import { z } from 'zod';

/** Signature of a view shown to an account. Opaque, valid for fifteen minutes. */
export const quote = z.string();

/**
 * Input of operations that move money. Without a quote the operation runs with the current figures.
 */
export const quoteInput = { quote: z.string().max(500).optional() };
