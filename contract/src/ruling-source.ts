import { z } from 'zod';

/** Where a ruling was taken from, under which licence, and whom to name. */
export const rulingSource = z.object({ name: z.string(), licence: z.string(), credit: z.string() });
export type RulingSource = z.infer<typeof rulingSource>;

/** Only of a ruling that was loaded from public sources: all that have it, that of the text that is shown first. */
export const rulingSources = z.array(rulingSource).optional();

/** The same for assistants: whom to name with it, and under which licence. */
export const credits = z.array(z.string()).optional();
