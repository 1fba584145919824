import type { RulingSource } from '@massima/contract/ruling-source';
import { bandsOf, shinglesOf } from '@massima/law/near-duplicates';
import { textDocument, type SolrDocument } from '../to-documents.ts';
import { storedSources } from './stored-sources.ts';

/** One ruling as one source has it. Several may have it: the richest is shown, the others are kept, and all are credited. */
export interface Edition {
  corpus: string;
  corpusHash: string;
  source: RulingSource | undefined;
  documents: SolrDocument[];
  /** Read from the index: its documents are without what another field or document of the ruling says, too (`withCopies`). */
  isStored: boolean;
}

/** Of the document that keeps what another source has of a ruling. */
const editionId = (rulingId: string, corpus: string): string => `edition:${rulingId}:${corpus}`;

export const fullTextOf = ({ documents }: Pick<Edition, 'documents'>): string =>
  String(documents.find(({ kind }) => kind === 'ruling')?.['full_text'] ?? '');

/** Syntheses over none, then massime of the source over none, then a full text over none, then the longer one. */
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

/** The richest first; of two that are equally rich that whose source comes first by its name, so that the order of loading decides nothing. */
function richestFirst(editions: readonly Edition[]): Edition[] {
  const ranked = editions.map((edition) => ({ edition, rich: richnessOf(edition) }));
  ranked.sort((a, b) => {
    for (const [at, value] of a.rich.entries()) if (value !== b.rich[at]) return (b.rich[at] ?? 0) - value;
    return nameOf(a.edition) < nameOf(b.edition) ? -1 : 1;
  });
  return ranked.map(({ edition }) => edition);
}

/** Of the source: two corpora of one source are not two editions. */
export const nameOf = ({ source: from }: Pick<Edition, 'source'>): string => from?.name ?? '';

/** The documents of a ruling that several sources have: those of the richest, which credit all, and one that keeps each of the others. */
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

/** Without what another field or document of the ruling says, too. */
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

/** The documents again as the indexer makes them, of a ruling that has lost its syntheses, too. */
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
