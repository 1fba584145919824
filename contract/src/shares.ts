import { z } from 'zod';
import { id, isoDate, text, trimmedText } from './common.ts';
import { studioNameMax } from './constants.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { rulingSource } from './ruling-source.ts';
import { resultId } from './search.ts';

/** One line of plain text: nothing unseen, nothing that turns the direction of writing. */
const studio = trimmedText
  .overwrite((name) => name.replace(/\p{C}+/gu, ' ').replace(/\s+/g, ' '))
  .max(studioNameMax);

export const share = z
  .object({
    id,
    id_new: z.string(),
    /** The ruling as cited. */
    label: z.string(),
    studio: z.string(),
    created_at: isoDate,
    expires_at: isoDate,
  })
  .meta({ id: 'Share' });

/** A principle or a ruling by its id. `studio`: who shows it; empty: the account's own name. */
export const createShareInput = z.object({ id_new: resultId, studio: studio.default('') });
/** `url` is secret, and given this once. */
export const createShareOutput = z.object({ id, url: z.url(), expires_at: isoDate, receipt });
/** Those that are open, the latest first; of thirty days at most `most`, ended ones included. */
export const listSharesOutput = z.object({ shares: z.array(share), left: z.int(), most: z.int() });
export const shareById = z.object({ id });

export const openShareInput = z.object({ token: text(100) });
/** What a stranger sees: nothing in it leads on into the collection. */
export const openShareOutput = z.object({
  studio: z.string(),
  expires_at: isoDate,
  ruling: rulingHeading.omit({ ruling_id: true }),
  /** Null where the ruling itself was shared. */
  principle: z.string().nullable(),
  /** Null where there is none, or it says that it may be published only without the names in it. */
  text: z.string().nullable(),
  fictional: z.boolean(),
  source: rulingSource.optional(),
});
