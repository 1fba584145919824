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
    has((one) => one.kind === 'principle' && one['stated_end'] === undefined),
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
  const [best, ...others] = richestFirst(editions);
  if (!best) return [];
  const sources = storedSources([best, ...others].flatMap((one) => one.source ?? []));
  const documents = best.isStored ? withCopies(best) : best.documents;
  const shown = documents.map((document) => ({
    ...document,
    sources,
    corpus: best.corpus,
    corpus_hash: best.corpusHash,
  }));
  const kept = others.map((one) => ({
    id: editionId(rulingId, one.corpus),
    kind: 'edition',
    ruling_id: rulingId,
    sources: storedSources(one.source ? [one.source] : []),
    own_id: one.documents.find(({ kind }) => kind === 'ruling')?.['own_id'],
    edition: JSON.stringify(one.documents.map(withoutCopies)),
    corpus: one.corpus,
    corpus_hash: one.corpusHash,
  }));
  return [...shown, ...kept];
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
    ...own
  } = document;
  return own as SolrDocument;
}

/** Restores the derived fields of stored documents, also if the ruling has lost its syntheses. */
export function withCopies({
  documents: stored,
  source: own,
}: Pick<Edition, 'documents' | 'source'>): SolrDocument[] {
  const text = fullTextOf({ documents: stored });
  const verdicts = stored.filter(({ kind }) => kind === 'verdict');
  const numberOf = ({ id }: SolrDocument) => Number(/(\d+)$/.exec(id)?.[1]);
  const first = verdicts.toSorted((a, b) => numberOf(a) - numberOf(b))[0];
  const whole = stored.find(({ kind }) => kind === 'ruling');
  const isFoundByWords = text === '' || verdicts.length > 0 || stored.some(({ kind }) => kind === 'text');
  const found = isFoundByWords || !whole ? stored : [...stored, textDocument(whole, text)];
  return found.map((one) => ({
    ...one,
    ...(own && { sources: storedSources([own]) }),
    ...(one.kind === 'text' && { full_words: text }),
    ...(one === first && text !== '' && { behind_words: text }),
    ...(one.kind === 'principle' && { bands: bandsOf(shinglesOf(String(one['text']))) }),
  }));
}
