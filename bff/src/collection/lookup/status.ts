import type { z } from 'zod';
import { indexingReport, type Collection, type collectionOutput } from '@massima/contract/collection';
import { indexVersion } from '@massima/contract/index-version';
import { AppError } from '../../errors.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { count, findDoc, findDocs } from '../solr/calls.ts';
import {
  readAuthority,
  readFacet,
  type EngineAnswer,
  type EngineDoc,
  type FacetPivot,
} from '../solr/engine-answer.ts';
import { isAnotherModel } from '../retrieve/embedded-query.ts';
import { byCourt, byKind, corpora, lastRun, resultsOnly } from '../solr/document-queries.ts';

type CollectionStatus = z.infer<typeof collectionOutput>;

/**
 * Returns the contents of the collection and Solr's response time. An unavailable Solr is reported
 * in the result instead of thrown.
 */
async function describe(
  { engine, meaning }: Pick<CollectionDeps, 'engine' | 'meaning'>,
  signal: AbortSignal,
): Promise<CollectionStatus> {
  const started = performance.now();
  try {
    await engine.check();
    const took_ms = Math.round(performance.now() - started);
    const [kinds, courts, runs, embeddings] = await Promise.all([
      count(engine, byKind, signal),
      count(engine, byCourt, signal),
      findDocs(engine, corpora, signal),
      describeMeaning({ engine, meaning }),
    ]);
    return { engine: { answers: true, took_ms }, collection: present(kinds, courts, runs, embeddings) };
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'service_unavailable') throw error;
    return { engine: { answers: false, took_ms: null }, collection: null };
  }
}

/** Compares the model of the index with the model of this server. They must be the same. */
async function describeMeaning({
  engine,
  meaning,
}: Pick<CollectionDeps, 'engine' | 'meaning'>): Promise<Omit<Collection['meaning'], 'vectors'>> {
  const indexed = await engine.meaningOfIndex();
  const model = indexed?.name ?? null;
  if (!indexed) return { state: 'no_vectors', model };
  if (meaning.model === undefined) return { state: 'no_model', model };
  if (meaning.model !== indexed.name) return { state: 'another_model', model };
  const vector = await meaning.of('responsabilità');
  if (!vector) return { state: 'away', model };
  const isOn = vector.length === indexed.size && !(await isAnotherModel(meaning, indexed));
  return { state: isOn ? 'on' : 'another_model', model };
}

function present(
  kinds: EngineAnswer,
  courts: EngineAnswer,
  runs: readonly EngineDoc[],
  meaning: Omit<Collection['meaning'], 'vectors'>,
): Collection {
  const count = new Map(
    readFacet(kinds.facet_counts?.facet_fields?.['kind']).map((entry) => [entry.value, entry.count]),
  );
  return {
    rulings: courts.response.numFound,
    with_full_text: courts.facet_counts?.facet_queries?.['with_full_text'] ?? 0,
    principles: count.get('principle') ?? 0,
    verdicts: count.get('verdict') ?? 0,
    meaning: { ...meaning, vectors: count.get('meaning') ?? 0 },
    latest: courts.response.docs[0]?.date.slice(0, 10) ?? null,
    courts: (courts.facet_counts?.facet_pivot?.['authority,year'] ?? [])
      .map(presentCourt)
      .sort((a, b) => b.count - a.count),
    corpora: runs
      .map(presentCorpus)
      .sort((a, b) => (b.last_run?.finished_at ?? '').localeCompare(a.last_run?.finished_at ?? '')),
  };
}

function presentCourt({ value, count, pivot = [] }: FacetPivot): Collection['courts'][number] {
  return {
    ...readAuthority(String(value)),
    count,
    years: pivot
      .map((yearPivot) => ({ year: Number(yearPivot.value), count: yearPivot.count }))
      .sort((a, b) => b.year - a.year),
  };
}

function presentCorpus({ id, corpus_count, report }: EngineDoc): Collection['corpora'][number] {
  const last_run = readReport(report);
  return {
    name: id.replace(/^marker:/, ''),
    rulings: corpus_count ?? 0,
    last_run,
    outdated: (last_run?.index_version ?? 0) < indexVersion,
  };
}

/** Returns the corpora that were indexed with an earlier index version. */
async function outdatedCorpora({ engine }: Pick<CollectionDeps, 'engine'>): Promise<string[]> {
  const runs = await findDocs(engine, corpora);
  return runs.map(presentCorpus).flatMap(({ name, outdated }) => (outdated ? [name] : []));
}

/** Returns null if the report is missing or was written by an incompatible indexer. */
function readReport(report: string | undefined): z.infer<typeof indexingReport> | null {
  try {
    return indexingReport.safeParse(JSON.parse(report ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Milliseconds for which the number of results is cached. */
const sizeCachedMs = 60_000;
const sizes = new WeakMap<object, { at: number; results: number }>();

/** Returns the number of principles and syntheses in the index. */
async function results({ engine }: Pick<CollectionDeps, 'engine'>): Promise<number> {
  const cached = sizes.get(engine);
  if (cached && performance.now() - cached.at < sizeCachedMs) return cached.results;
  const { response } = await count(engine, resultsOnly);
  sizes.set(engine, { at: performance.now(), results: response.numFound });
  return response.numFound;
}

/** Returns when the last indexing run that changed anything ended; null if none is recorded. */
async function lastIndexing(
  { engine }: Pick<CollectionDeps, 'engine'>,
  signal: AbortSignal,
): Promise<Date | null> {
  const last = await findDoc(engine, lastRun, signal);
  const end = last?.indexed_at;
  return end === undefined ? null : new Date(end);
}

/** Contents of the index and when it was built. */
export const status = { describe, results, outdatedCorpora, lastIndexing };
