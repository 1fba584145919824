import { z } from 'zod';

/** No comma: the engine is given them in one list. */
export const sectionCode = z
  .string()
  .max(50)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .°ªº'’/()^&:;–-]{0,49}$/u);
