import { z } from 'zod';
import { credits } from './ruling-source.ts';

/** How assistants are given rulings. */
export const ruling = {
  /** Opens it, and everything around it. */
  id: z.string(),
  /** As lawyers write it. */
  citation: z.string(),
  /** Address of the ruling's page in the application. */
  address: z.string(),
  /** Whether the ruling belongs to the demo, so that no court issued it. */
  fictional: z.boolean(),
};
export const foundRuling = z.object({
  ...ruling,
  /** Text of the principle, or its best passage if it is long. */
  principle: z.string(),
  /** Whether the text is a passage of the full text instead of a principle. */
  from_text: z.boolean(),
  subject: z.string(),
  credits,
});
export const namedRuling = z.object({ ...ruling, principle: z.string() });
