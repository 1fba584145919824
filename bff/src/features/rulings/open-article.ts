import type { z } from 'zod';
import { findReferences } from '@massima/law/find-references';
import { parseQuery } from '@massima/law/parse-query';
import { courtOf } from '@massima/law/types';
import type { articleInput, articleOutput } from '@massima/contract/article';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  findCited,
  presentHeading,
  questionWords,
  parseHighlights,
  mergeHighlights,
} from '../../collection/index.ts';
import { findResult } from './find-result.ts';

/** The full text behind a result, with the question's words marked and the references in it ready to be followed. */
export async function openArticle(
  deps: Deps,
  actor: Actor,
  { id_new, query }: z.infer<typeof articleInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof articleOutput>> {
  const result = await findResult(deps, actor, id_new, { signal, toRead: true });
  const { ruling_id, issuer_type_id, receipt } = result;
  const words = query ? questionWords(parseQuery(query).rest).text : '';
  const answer = await deps.engine.select(
    '/ruling',
    { id: ruling_id, ...(words && { words, hl: 'true' }) },
    signal,
  );
  const doc = answer.response.docs[0];
  if (!doc?.full_text) throw new AppError('file_not_found');
  const { text, positions } = parseHighlights(
    answer.highlighting?.[doc.id]?.['full_text']?.[0] ?? doc.full_text ?? '',
  );
  const court = courtOf(issuer_type_id);
  // A link leads to one: of a range to its last.
  const references = findReferences(text, { court }).filter((one, i, all) => one.start !== all[i + 1]?.start);
  const cited = references.flatMap(({ kind, key }) => (kind === 'ruling' ? [key] : []));
  const rulings = await findCited(deps, cited, signal);
  return {
    id_new,
    ruling_id,
    ruling: presentHeading(result),
    ruling_full_text: text,
    keywords_positions: mergeHighlights({ text, positions }),
    references: references.map(({ start, end, label, kind, key }) => {
      const [one, another] = rulings.get(key) ?? [];
      const isLink = one && !another && one.id !== ruling_id;
      return { start, end, query: label, kind, ruling_id: isLink ? one.id : null };
    }),
    fictional: doc.fictional ?? false,
    receipt,
  };
}
