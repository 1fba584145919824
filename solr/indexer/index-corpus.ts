import { indexVersion } from '@massima/contract/index-version';
import type { RulingSource } from '@massima/contract/ruling-source';
import { Checkpoint } from './checkpoint.ts';
import { corpusHash } from './corpus-hash.ts';
import type { Engine } from './engine.ts';
import { countRulings, type CorpusState, type Marker, prune, readMarkers, writeMarker } from './marker.ts';
import type { Counts, Progress } from './progress.ts';
import type { Reader } from './readers/reader.ts';
import type { Records } from './records/record.ts';
import { Rejects } from './rejects.ts';
import { runIndexer } from './run-indexer.ts';
import { beginRun, endRun, readRuns } from './runs.ts';
import { findSources, findWhole, type Source } from './sources.ts';
import { readWithdrawn, takeOutLate } from './withdrawn.ts';

export interface CorpusJob {
  engine: Engine;
  /** The index in use that `engine` shall replace. */
  present?: Engine | undefined;
  /** A file, a folder, or `-`; or several of them. */
  from: string | readonly string[];
  reader: Reader;
  /** Whom a public source names, and under which licence: remembered with the run. */
  source?: RulingSource | undefined;
  /** How the sources are divided; by lines where nothing is said. */
  records?: Records | undefined;
  /** Rulings whose text says that names must be left out, and has left them out. */
  anonymised?: ReadonlySet<string> | undefined;
  progress: Progress;
  /** Under which name the index remembers it; the name of `from`. */
  corpus?: string | undefined;
  /** Do nothing when exactly this is indexed already. */
  ifChanged: boolean;
  /** Delete what an earlier state of this corpus had and this one has not. */
  prune: boolean;
  /** … also where less than half of it is left. */
  pruneMost?: boolean;
  /** Remembers how far it got, to continue from there. */
  checkpointFile?: string | undefined;
  parallel?: number | undefined;
  safePoint?: number | undefined;
  rejectsFile?: string | undefined;
  /** Marks and prunes although more than a tenth of the lines was rejected. */
  acceptRejects?: boolean;
  /** Rulings that were withdrawn and may come back. */
  again?: readonly string[];
}

export const nameOf = (from: string | readonly string[]): string => {
  const [first = ''] = [from].flat();
  return first.replace(/\/+$/, '').split('/').at(-1) ?? first;
};

/**
 * At most this many rulings lie in one part of the index: with their texts some gigabytes, which is where the engine stops merging by
 * itself.
 */
const rulingsOfPart = 500_000;

/**
 * A run that brought half of all rulings, or more, was a load, after which parts of the index are merged. Searches find its rulings
 * already, and continue in the meantime.
 */
async function mergeAfterLoad(engine: Engine, { rulings }: Counts): Promise<void> {
  const { numFound } = await engine.select({ q: 'kind:ruling', rows: '0' });
  if (rulings > 0 && rulings * 2 >= numFound) await engine.merge(Math.ceil(numFound / rulingsOfPart));
}

const notWhole = (corpus: string, count: number, { rulings }: Counts) =>
  `Of the ${rulings} rulings of ${corpus} the index holds ${count}: another index has taken its place meanwhile, or another run has changed some. ` +
  'Nothing was pruned, and it is not marked as whole. Run this again: it begins at the start.';

/** A file that was cut short, or whose lines have another form since, must not empty an index that is searched. */
export const whyTooFew = (
  { prune: prunes, pruneMost }: Pick<CorpusJob, 'prune' | 'pruneMost'>,
  marker: Marker | undefined,
  { rulings, rejected }: Counts,
): string | undefined =>
  prunes && !pruneMost && marker && rulings * 2 < marker.count
    ? `Of the ${marker.count} rulings of ${marker.corpus} only ${rulings} are left, and ${rejected} lines or parts were rejected. ` +
      'Nothing was pruned, and it is not marked as whole. Look at the files; where they are right, run this again with --prune-most.'
    : undefined;

/** Why a run that has read everything may not count as a good one: it would prune what it has failed to read. */
export function whyRefused(
  { rulings }: Counts,
  rejects: Rejects,
  { acceptRejects = false, pruneMost = false }: Pick<CorpusJob, 'acceptRejects' | 'pruneMost'>,
): string | undefined {
  const { lines } = rejects;
  if (rulings === 0 && rejects.count === 0 && !pruneMost)
    return 'There is no ruling in it. --prune-most withdraws all that the corpus had.';
  if (rulings === 0 && rejects.count > 0)
    return `Nothing was accepted: all ${rejects.count} lines were rejected.\n${rejects.summary()}`;
  if (acceptRejects || lines * 10 <= lines + rulings) return undefined;
  return (
    `More than a tenth was rejected: ${lines} of ${lines + rulings} lines. The others are indexed; nothing was pruned, and the corpus is not ` +
    `marked as whole.\n${rejects.summary()}\nMend these lines and run this again, or give --accept-rejects.`
  );
}

async function openCheckpoint(
  { engine, checkpointFile }: CorpusJob,
  state: CorpusState,
): Promise<Checkpoint> {
  const checkpoint = await Checkpoint.open(checkpointFile, [engine.url, state.corpus, state.hash].join(' '));
  // The index was rebuilt since, or another corpus has taken rulings over: what is remembered as safe is not there.
  if ((await countRulings(engine, state)) < checkpoint.rulings) await checkpoint.clear();
  return checkpoint;
}

/** By lines a folder is its files; whatever else divides sources takes each as it is. */
export const sourcesOf = ({ from, records }: Pick<CorpusJob, 'from' | 'records'>): Promise<Source[]> =>
  records ? findWhole([from].flat()) : findSources([from].flat()[0] ?? '');

/**
 * Indexes all of a corpus and leaves its marker. Returns what was indexed; undefined when there was nothing to do.
 * @throws Error, having pruned nothing, when the index does not contain all of it in the end
 */
export async function indexCorpus(job: CorpusJob): Promise<Counts | undefined> {
  const { engine, from, progress } = job;
  const sources = await sourcesOf(job);
  const corpus = job.corpus ?? nameOf(from);
  const hash = await corpusHash(sources);
  // What a run that was cut off left behind is on disk only: unseen, it would not be replaced.
  await engine.commit(true);
  const marker = (await readMarkers(engine)).find((one) => one.corpus === corpus);
  const wasCutOff = (await readRuns(engine)).some((one) => one.corpus === corpus);
  if (job.ifChanged && from !== '-' && marker?.hash === hash && !wasCutOff) {
    progress.say('unchanged', { rulings: marker.count, principles: 0, rejected: 0 });
    return undefined;
  }
  const started_at = new Date().toISOString();
  await beginRun(engine, { corpus, since: started_at });
  const checkpoint = await openCheckpoint(job, { corpus, hash });
  const rejects = new Rejects(job.rejectsFile);
  const stamp = { corpus, corpus_hash: hash };
  // What comes after a corpus that is there to its end is news.
  const isFirst = (await readMarkers(job.present ?? engine)).length === 0;
  const indexedAt = isFirst ? undefined : started_at;
  const withdrawn = await readWithdrawn(job);
  const counts = await runIndexer({ ...job, sources, checkpoint, rejects, stamp, indexedAt, withdrawn });
  const late = await takeOutLate(job, withdrawn);
  await engine.commit(true);
  const count = await countRulings(engine, { corpus, hash });
  if (count < counts.rulings - late) {
    await checkpoint.clear();
    throw new Error(notWhole(corpus, count, counts));
  }
  const refused = whyTooFew(job, marker, counts) ?? whyRefused(counts, rejects, job);
  if (refused !== undefined) {
    await checkpoint.clear();
    throw new Error(refused);
  }
  if (job.prune) await prune(engine, { corpus, hash });
  const report = {
    ...counts,
    index_version: indexVersion,
    started_at,
    finished_at: new Date().toISOString(),
    rejects: rejects.first,
    ...(job.source && { source: job.source }),
  };
  await writeMarker(engine, { corpus, hash, count }, report);
  await endRun(engine, corpus);
  await engine.commit(true);
  await mergeAfterLoad(engine, counts);
  await checkpoint.clear();
  await rejects.close();
  progress.say('done', counts);
  return counts;
}
