import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { SearchResult } from '@massima/contract/search';
import { textOf, type EngineDoc } from '../solr/engine-answer.ts';
import { presentHeading, presentResult } from './present-result.ts';

/** A principle, a verdict or a ruling of the collection. */
export interface CollectionDocument {
  id: string;
  rulingId: string;
  kind: 'principle' | 'verdict' | 'ruling';
  heading: RulingHeading;
  title: string;
  /** Empty unless it was requested, and of a ruling. */
  text: string;
  cites: readonly string[];
  /** Keys of what a principle or verdict applies, where they were requested. */
  provisions: readonly string[];
  /** As a hit; a ruling itself, like a verdict. */
  result: SearchResult;
}

/** `kind`: of documents that were requested by their kind. */
export function presentDocument(
  doc: EngineDoc,
  { maxscore = 0, kind }: { maxscore?: number; kind?: 'principle' | 'verdict' } = {},
): CollectionDocument {
  const own = kind ?? kindIn(doc);
  const text = textOf(doc);
  const rulingId = own === 'ruling' ? doc.id : doc.ruling_id;
  return {
    // as in results: a full text is its ruling
    id: doc.kind === 'text' ? rulingId : doc.id,
    rulingId,
    kind: own,
    heading: presentHeading({ ...doc, ruling_id: rulingId }),
    title: doc.title ?? '',
    text,
    cites: doc.cites ?? [],
    provisions: own === 'ruling' ? [] : (doc.provisions ?? []),
    result: presentResult(doc, text, { maxscore, kind: own === 'principle' ? 'principle' : 'verdict' }),
  };
}

const kindIn = ({ kind }: EngineDoc): CollectionDocument['kind'] =>
  kind === 'verdict' || kind === 'ruling' ? kind : 'principle';
