import { z } from 'zod';

/** Source, licence and credit of a ruling. */
export const rulingSource = z.object({ name: z.string(), licence: z.string(), credit: z.string() });
export type RulingSource = z.infer<typeof rulingSource>;

/** Sources of a ruling from public sources, that of the displayed text first. */
export const rulingSources = z.array(rulingSource).optional();

/** Credits and licences for assistants. */
export const credits = z.array(z.string()).optional();
