import type { Article } from '@massima/contract/article';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { findReferences } from '@massima/law/find-references';
import { courtOf, type Reference } from '@massima/law/types';
import { AppError } from '../../errors.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { mergeHighlights, type HighlightedText, withoutMarks, tellingMarks } from '../present/highlights.ts';
import { sourcesOf, presentHeading } from '../present/present-result.ts';
import { questionWords } from '../query/question-words.ts';
import { readQuestion } from '../query/read-question.ts';
import { rulingToRead, rulingWithCitations } from '../solr/document-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { rulingHandler } from '../solr/calls.ts';
import { cited } from './cited-rulings.ts';

type At = Pick<CollectionDeps, 'engine'>;

/**
 * Returns a ruling with its citations.
 *
 * @throws AppError `file_not_found`
 */
export async function findRuling({ engine }: At, id: string, signal: AbortSignal): Promise<EngineDoc> {
  const answer = await engine.select(rulingHandler, rulingWithCitations(id), signal);
  const doc = answer.response.docs[0];
  if (!doc) throw new AppError('file_not_found');
  return doc;
}

const heading = async (deps: At, id: string, signal: AbortSignal): Promise<RulingHeading> =>
  presentHeading(await findRuling(deps, id, signal));

interface RulingToRead extends HighlightedText {
  fictional: boolean;
  source: Article['source'];
  /**
   * References in the text. `rulingId` is null unless exactly one ruling of the collection matches.
   */
  references: (Pick<Reference, 'start' | 'end' | 'label' | 'kind'> & { rulingId: string | null })[];
}

/**
 * Returns the full text of a ruling with the query's terms highlighted and its references.
 *
 * @throws AppError `file_not_found`
 */
async function read(
  deps: At,
  { id, issuerTypeId, query }: { id: string; issuerTypeId: number; query: string | undefined },
  signal: AbortSignal,
): Promise<RulingToRead> {
  const asked = query ? readQuestion(query) : undefined;
  // A named article is highlighted as a reference. The words of its name would also match other
  // articles.
  const words = asked && !asked.onlyReferences ? questionWords(asked.plain).text : '';
  const answer = await deps.engine.select(rulingHandler, rulingToRead(id, words), signal);
  const doc = answer.response.docs[0];
  if (!doc?.full_text) throw new AppError('file_not_found');
  const marked = answer.highlighting?.[doc.id]?.['full_text']?.[0] ?? doc.full_text;
  const named = findReferences(withoutMarks(marked), {
    court: courtOf(issuerTypeId),
    day: doc.date?.slice(0, 10),
  });
  const { text, positions } = tellingMarks(marked, { references: asked?.references ?? [], named });
  // Only the last reference of a range becomes a link.
  const references = named.filter((one, i, all) => one.start !== all[i + 1]?.start);
  const keys = references.flatMap(({ kind, key }) => (kind === 'ruling' ? [key] : []));
  const rulings = await cited(deps, keys, signal);
  return {
    text,
    positions: mergeHighlights({ text, positions }),
    fictional: doc.fictional ?? false,
    source: sourcesOf(doc)[0],
    references: references.map(({ start, end, label, kind, key }) => {
      const [one, another] = rulings.get(key) ?? [];
      const isLink = one && !another && one.ruling_id !== id;
      return { start, end, label, kind, rulingId: isLink ? one.ruling_id : null };
    }),
  };
}

/** Lookup of one ruling by id. */
export const ruling = { heading, read };
