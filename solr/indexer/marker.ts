import type { RulingSource } from '@massima/contract/ruling-source';
import { rulingOrEdition } from './editions/edition-of.ts';
import { removeSharedEditions } from './editions/remove-shared-editions.ts';
import type { Engine } from './engine.ts';
import type { Counts } from './progress.ts';
import type { Reject } from './rejects.ts';

/** A corpus and its state, see `corpus-hash.ts`. */
export type CorpusState = { corpus: string; hash: string };
export type Marker = CorpusState & { count: number };
/** Report of the last run that changed a corpus. `bff/src/collection/lookup/status.ts` shows it. */
export type RunReport = Counts & {
  index_version: number;
  started_at: string;
  finished_at: string;
  rejects: readonly Reject[];
  /** Credit of a public source. */
  source?: RulingSource;
};

const markerId = (corpus: string) => `marker:${corpus}`;

/** Returns the complete corpora, with the end of their last run. */
export async function readMarkers(engine: Engine): Promise<(Marker & { at: string })[]> {
  const fl = 'id,corpus_hash,corpus_count,indexed_at';
  const { docs } = await engine.select({ q: 'kind:marker', fl, sort: 'id asc', rows: '1000' });
  return docs.map(({ id, corpus_hash, corpus_count, indexed_at }) => ({
    corpus: String(id).replace(/^marker:/, ''),
    hash: String(corpus_hash),
    count: Number(corpus_count),
    at: String(indexed_at ?? ''),
  }));
}

/** Writes the marker, after everything else: an index with it contains the complete corpus. */
export async function writeMarker(
  engine: Engine,
  { corpus, hash, count }: Marker,
  report: RunReport,
): Promise<void> {
  const indexed_at = report.finished_at;
  const remembered = { corpus, corpus_hash: hash, corpus_count: count, indexed_at };
  const marker = { id: markerId(corpus), kind: 'marker', ruling_id: '', ...remembered };
  await engine.add([{ ...marker, report: JSON.stringify(report) }]);
}

/**
 * Counts the rulings of this corpus state in the index, including rulings of an interrupted run
 * and rulings shown from a richer source.
 */
export async function countRulings(engine: Engine, { corpus, hash }: CorpusState): Promise<number> {
  const { numFound } = await engine.select({
    q: '{!bool filter=$of filter=$in filter=$what}',
    what: rulingOrEdition,
    of: '{!term f=corpus v=$corpus}',
    in: '{!term f=corpus_hash v=$hash}',
    corpus,
    hash,
    rows: '0',
  });
  return numFound;
}

/** Deletes documents of earlier states of the corpus. */
export async function prune(engine: Engine, { corpus, hash }: CorpusState): Promise<void> {
  const outdated = `corpus:${JSON.stringify(corpus)} AND -corpus_hash:"${hash}" AND -kind:marker`;
  // Deleting by query blocks all writes on each replica, so it runs only if documents match.
  const { numFound } = await engine.select({ q: outdated, rows: '0' });
  if (numFound === 0) return;
  const ofRulings = { q: outdated, fq: rulingOrEdition, fl: 'id,ruling_id', rows: '500' };
  for await (const docs of engine.pages(ofRulings))
    await removeSharedEditions(engine, corpus, [...new Set(docs.map(({ ruling_id }) => String(ruling_id)))]);
  await engine.deleteQuery(outdated);
}
