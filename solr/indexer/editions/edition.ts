import type { RulingSource } from '@massima/contract/ruling-source';
import { bandsOf, shinglesOf } from '@massima/law/near-duplicates';
import { textDocument, type SolrDocument } from '../to-documents.ts';
import { storedSources } from './stored-sources.ts';

/**
 * A ruling as one source publishes it. If several sources have it, the richest edition is shown,
 * the others are kept, and all are credited.
 */
export interface Edition {
  corpus: string;
  corpusHash: string;
  source: RulingSource | undefined;
  documents: SolrDocument[];
  /**
   * Whether the edition was read from the index. If so, its documents lack the fields that {@link
   * withCopies} derives.
   */
  isStored: boolean;
}

/** Id of the document that keeps an edition that is not shown. */
const editionId = (rulingId: string, corpus: string): string => `edition:${rulingId}:${corpus}`;

export const fullTextOf = ({ documents }: Pick<Edition, 'documents'>): string =>
  String(documents.find(({ kind }) => kind === 'ruling')?.['full_text'] ?? '');

/**
 * Rank of an edition: syntheses first, then massime of the source, then a full text, then its
 * length.
 */
function richnessOf(edition: Edition): readonly number[] {
  const has = (is: (document: SolrDocument) => boolean) => Number(edition.documents.some(is));
  const length = fullTextOf(edition).length;
  return [
    has(({ kind }) => kind === 'verdict'),
    has((document) => document.kind === 'principle' && document['stated_end'] === undefined),
    Number(length > 0),
    length,
  ];
}

/**
 * Sorts the richest edition first. Equal editions are sorted by source name, so that the loading
 * order has no effect.
 */
function richestFirst(editions: readonly Edition[]): Edition[] {
  const ranked = editions.map((edition) => ({ edition, rich: richnessOf(edition) }));
  ranked.sort((a, b) => {
    for (const [at, value] of a.rich.entries()) if (value !== b.rich[at]) return (b.rich[at] ?? 0) - value;
    return nameOf(a.edition) < nameOf(b.edition) ? -1 : 1;
  });
  return ranked.map(({ edition }) => edition);
}

/** Name of the source, or an empty string. Two corpora of one source are not two editions. */
export const nameOf = ({ source: from }: Pick<Edition, 'source'>): string => from?.name ?? '';

/**
 * Returns the documents to index for a ruling: the richest edition's documents, which credit all
 * sources, and a storage document for each other edition.
 */
export function arranged(rulingId: string, editions: readonly Edition[]): SolrDocument[] {
  const [best, ...poorer] = richestFirst(editions);
  if (!best) return [];
  const sources = storedSources([best, ...poorer].flatMap((edition) => edition.source ?? []));
  const documents = best.isStored ? withCopies(best) : best.documents;
  const visibleDocuments = documents.map((document) => ({
    ...document,
    sources,
    corpus: best.corpus,
    corpus_hash: best.corpusHash,
  }));
  const storedEditions = poorer.map((other) => ({
    id: editionId(rulingId, other.corpus),
    kind: 'edition',
    ruling_id: rulingId,
    sources: storedSources(other.source ? [other.source] : []),
    own_id: other.documents.find(({ kind }) => kind === 'ruling')?.['own_id'],
    edition: JSON.stringify(other.documents.map(withoutCopies)),
    corpus: other.corpus,
    corpus_hash: other.corpusHash,
  }));
  return [...visibleDocuments, ...storedEditions];
}

/** Removes the fields that {@link withCopies} derives. */
function withoutCopies(document: SolrDocument): SolrDocument {
  const {
    full_words: _words,
    behind_words: _behind,
    bands: _bands,
    corpus: _corpus,
    corpus_hash: _hash,
    sources: _sources,
    ...ownSource
  } = document;
  return ownSource as SolrDocument;
}

/** Restores the derived fields of stored documents, also if the ruling has lost its syntheses. */
export function withCopies({
  documents: stored,
  source: ownSource,
}: Pick<Edition, 'documents' | 'source'>): SolrDocument[] {
  const text = fullTextOf({ documents: stored });
  const verdicts = stored.filter(({ kind }) => kind === 'verdict');
  const numberOf = ({ id }: SolrDocument) => Number(/(\d+)$/.exec(id)?.[1]);
  const first = verdicts.toSorted((a, b) => numberOf(a) - numberOf(b))[0];
  const rulingDocument = stored.find(({ kind }) => kind === 'ruling');
  const isFoundByWords = text === '' || verdicts.length > 0 || stored.some(({ kind }) => kind === 'text');
  const found = isFoundByWords || !rulingDocument ? stored : [...stored, textDocument(rulingDocument, text)];
  return found.map((document) => ({
    ...document,
    ...(ownSource && { sources: storedSources([ownSource]) }),
    ...(document.kind === 'text' && { full_words: text }),
    ...(document === first && text !== '' && { behind_words: text }),
    ...(document.kind === 'principle' && { bands: bandsOf(shinglesOf(String(document['text']))) }),
  }));
}
