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

type RulingDeps = Pick<CollectionDeps, 'engine'>;

/**
 * Returns a ruling with its citations.
 *
 * @throws AppError `file_not_found`
 */
export async function findRuling(
  { engine }: RulingDeps,
  id: string,
  signal: AbortSignal,
): Promise<EngineDoc> {
  const response = await engine.select(rulingHandler, rulingWithCitations(id), signal);
  const doc = response.response.docs[0];
  if (!doc) throw new AppError('file_not_found');
  return doc;
}

const heading = async (deps: RulingDeps, id: string, signal: AbortSignal): Promise<RulingHeading> =>
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
  deps: RulingDeps,
  { id, issuerTypeId, query }: { id: string; issuerTypeId: number; query: string | undefined },
  signal: AbortSignal,
): Promise<RulingToRead> {
  const parsed = query ? readQuestion(query) : undefined;
  // A named article is highlighted as a reference. The words of its name would also match other
  // articles.
  const terms = parsed && !parsed.onlyReferences ? questionWords(parsed.plain).text : '';
  const response = await deps.engine.select(rulingHandler, rulingToRead(id, terms), signal);
  const doc = response.response.docs[0];
  if (!doc?.full_text) throw new AppError('file_not_found');
  const highlighted = response.highlighting?.[doc.id]?.['full_text']?.[0] ?? doc.full_text;
  const named = findReferences(withoutMarks(highlighted), {
    court: courtOf(issuerTypeId),
    day: doc.date?.slice(0, 10),
  });
  const { text, positions } = tellingMarks(highlighted, { references: parsed?.references ?? [], named });
  // Only the last reference of a range becomes a link.
  const references = named.filter((reference, i, all) => reference.start !== all[i + 1]?.start);
  const keys = references.flatMap(({ kind, key }) => (kind === 'ruling' ? [key] : []));
  const rulings = await cited(deps, keys, signal);
  return {
    text,
    positions: mergeHighlights({ text, positions }),
    fictional: doc.fictional ?? false,
    source: sourcesOf(doc)[0],
    references: references.map(({ start, end, label, kind, key }) => {
      const [match, another] = rulings.get(key) ?? [];
      const isLink = match && !another && match.ruling_id !== id;
      return { start, end, label, kind, rulingId: isLink ? match.ruling_id : null };
    }),
  };
}

/** Lookup of one ruling by id. */
export const ruling = { heading, read };
