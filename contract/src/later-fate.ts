import { z } from 'zod';
import { provisionFate } from './provision-fate.ts';

/**
 * A provision applied by a principle that was annulled or repealed after the ruling. The
 * provision's page has the wording.
 */
const laterFate = z.object({
  key: z.string().describe('Of the article, as `GET /provisions/{key}` takes it.'),
  label: z.string(),
  what: provisionFate.shape.what.extract(['unconstitutional', 'repealed']),
  in_part: provisionFate.shape.in_part,
  by: provisionFate.shape.by,
  date: provisionFate.shape.date,
});
export type LaterFate = z.infer<typeof laterFate>;

export const laterFates = z
  .array(laterFate)
  .optional()
  .describe(
    'Articles that it applies and that were struck or repealed after the ruling, in whole or in part, the latest first; absent where none is known.',
  );
