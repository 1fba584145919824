import { z } from 'zod';
import { id, isoDate, text, trimmedText } from './common.ts';
import { studioNameMax } from './constants.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { rulingSource } from './ruling-source.ts';
import { resultId } from './search.ts';

/** Single line of plain text without invisible characters and direction marks. */
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
/** Open shares, latest first. `most` limits the shares of thirty days, ended shares included. */
export const listSharesOutput = z.object({ shares: z.array(share), left: z.int(), most: z.int() });
export const shareById = z.object({ id });

export const openShareInput = z.object({ token: text(100) });
/** Public view of a share. It contains no link into the collection. */
export const openShareOutput = z.object({
  studio: z.string(),
  expires_at: isoDate,
  ruling: rulingHeading.omit({ ruling_id: true }),
  /** Null where the ruling itself was shared. */
  principle: z.string().nullable(),
  /** Null if the ruling has no text, or the text may be published only without names. */
  text: z.string().nullable(),
  fictional: z.boolean(),
  source: rulingSource.optional(),
});
