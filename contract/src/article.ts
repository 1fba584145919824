import { z } from 'zod';
import { text } from './common.ts';
import { queryMaxLength } from './constants.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';
import { rulingSource } from './ruling-source.ts';
import { keywordPosition } from './keyword-position.ts';
import { limited, resultId, searchResult } from './search.ts';

export const articleInput = z.object({
  id_new: resultId,
  /** Marks its words in the text, so the reader can jump from hit to hit. */
  query: text(queryMaxLength).optional(),
});

export const articleOutput = z.object({
  id_new: z.string(),
  ruling_id: z.string(),
  ruling: rulingHeading,
  ruling_full_text: z.string(),
  keywords_positions: z.array(keywordPosition),
  /**
   * References in the text, 0-based, end exclusive, each with a query that finds its target.
   *
   * A ruling of the collection has its id, which `rulings.linked` opens for free. Use
   * `rulings.applying` for articles and acts.
   */
  references: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      query: z.string(),
      kind: z.enum(['ruling', 'provision']),
      ruling_id: z.string().nullable(),
    }),
  ),
  /** Whether the ruling is fictional. Every screen and print shows it. */
  fictional: z.boolean(),
  /** Only of a ruling that was loaded from a public source: that of the text. Others that have it are in `ruling.document.sources`. */
  source: rulingSource.optional(),
  receipt,
});
export type Article = z.infer<typeof articleOutput>;
export const similarInput = z.object({ id_new: resultId });
/** Other principles of the same ruling, and rulings on the same matter; costs no query. */
export const similarOutput = z.object({
  same_ruling: z.array(searchResult),
  similar: z.array(searchResult),
  limited,
  receipt,
});
