import { z } from 'zod';
import { credits } from './ruling-source.ts';

/** How assistants are given rulings. */
export const ruling = {
  /** Opens it, and everything around it. */
  id: z.string(),
  /** As lawyers write it. */
  citation: z.string(),
  /** Its page in the product. */
  address: z.string(),
  /** One of the demo, which no court gave. */
  fictional: z.boolean(),
};
export const foundRuling = z.object({
  ...ruling,
  /** What it says; its best passage where it is long. */
  principle: z.string(),
  /** It is a passage of the full text, and no principle that anyone drew from it. */
  from_text: z.boolean(),
  subject: z.string(),
  credits,
});
export const namedRuling = z.object({ ...ruling, principle: z.string() });
