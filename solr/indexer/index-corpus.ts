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
  /** The index in use that `engine` replaces. */
  present?: Engine | undefined;
  /** Files or folders, or `-` for standard input. */
  from: string | readonly string[];
  reader: Reader;
  /** Name and licence of a public source, stored with the run. */
  source?: RulingSource | undefined;
  /** Division of the sources into records. Default: lines. */
  records?: Records | undefined;
  /** Rulings that require anonymisation and are anonymised. */
  anonymised?: ReadonlySet<string> | undefined;
  progress: Progress;
  /** Name of the corpus in the index. Default: the name of `from`. */
  corpus?: string | undefined;
  /** Skips the run if exactly this state is indexed. */
  ifChanged: boolean;
  /** Deletes rulings that an earlier state of the corpus had. */
  prune: boolean;
  /** Prunes even if less than half of the corpus is left. */
  pruneMost?: boolean;
  /** File with the progress of a run, from which it resumes. */
  checkpointFile?: string | undefined;
  parallel?: number | undefined;
  safePoint?: number | undefined;
  rejectsFile?: string | undefined;
  /** Marks and prunes although more than a tenth of the lines was rejected. */
  acceptRejects?: boolean;
  /** Withdrawn rulings that may be loaded again. */
  again?: readonly string[];
}

export const nameOf = (from: string | readonly string[]): string => {
  const [first = ''] = [from].flat();
  return first.replace(/\/+$/, '').split('/').at(-1) ?? first;
};

/**
 * Maximum number of rulings in a segment. With their texts they reach the size at which Solr stops
 * merging.
 */
const rulingsOfPart = 500_000;

/**
 * Merges segments after a load, that is a run with at least half of all rulings. Searches continue
 * in the meantime.
 */
async function mergeAfterLoad(engine: Engine, { rulings }: Counts): Promise<void> {
  const { numFound } = await engine.select({ q: 'kind:ruling', rows: '0' });
  if (rulings > 0 && rulings * 2 >= numFound) await engine.merge(Math.ceil(numFound / rulingsOfPart));
}

const notWhole = (corpus: string, count: number, { rulings }: Counts) =>
  `Of the ${rulings} rulings of ${corpus} the index holds ${count}: another index replaced it in the meantime, or another run changed it. ` +
  'Nothing was pruned, and it is not marked as complete. Run this again; it starts from the beginning.';

/** Reason not to prune. A file that is truncated or has another format must not empty an index. */
export const pruneRefusal = (
  { prune: prunes, pruneMost }: Pick<CorpusJob, 'prune' | 'pruneMost'>,
  marker: Marker | undefined,
  { rulings, rejected }: Counts,
): string | undefined =>
  prunes && !pruneMost && marker && rulings * 2 < marker.count
    ? `Of the ${marker.count} rulings of ${marker.corpus} only ${rulings} are left, and ${rejected} lines or parts were rejected. ` +
      'Nothing was pruned, and it is not marked as complete. Check the files. If they are correct, run this again with --prune-most.'
    : undefined;

/**
 * Returns the reason why a complete run has failed, or undefined. A run with too many rejects
 * would prune rulings that it could not read.
 */
export function whyRefused(
  { rulings }: Counts,
  rejects: Rejects,
  { acceptRejects = false, pruneMost = false }: Pick<CorpusJob, 'acceptRejects' | 'pruneMost'>,
): string | undefined {
  const { lines } = rejects;
  if (rulings === 0 && rejects.count === 0 && !pruneMost)
    return 'The input contains no ruling. --prune-most deletes all rulings of the corpus.';
  if (rulings === 0 && rejects.count > 0)
    return `Nothing was accepted: all ${rejects.count} lines were rejected.\n${rejects.summary()}`;
  if (acceptRejects || lines * 10 <= lines + rulings) return undefined;
  return (
    `More than a tenth was rejected: ${lines} of ${lines + rulings} lines. The others are indexed; nothing was pruned, and the corpus is not ` +
    `marked as whole.\n${rejects.summary()}\nFix these lines and run this again, or add --accept-rejects.`
  );
}

async function openCheckpoint(
  { engine, checkpointFile }: CorpusJob,
  state: CorpusState,
): Promise<Checkpoint> {
  const checkpoint = await Checkpoint.open(checkpointFile, [engine.url, state.corpus, state.hash].join(' '));
  // The index was rebuilt, or another corpus took rulings over: the checkpoint is not valid.
  if ((await countRulings(engine, state)) < checkpoint.rulings) await checkpoint.clear();
  return checkpoint;
}

/** Finds the sources. With the default division a folder is equivalent to its files. */
export const sourcesOf = ({ from, records }: Pick<CorpusJob, 'from' | 'records'>): Promise<Source[]> =>
  records ? findWhole([from].flat()) : findSources([from].flat()[0] ?? '');

/**
 * Indexes a corpus and writes its marker.
 * @returns the counts, or undefined if nothing had to be done
 * @throws Error if the index lacks part of the corpus at the end; nothing is pruned then
 */
export async function indexCorpus(job: CorpusJob): Promise<Counts | undefined> {
  const { engine, from, progress } = job;
  const sources = await sourcesOf(job);
  const corpus = job.corpus ?? nameOf(from);
  const hash = await corpusHash(sources);
  // Documents of an interrupted run are on disk only. Unless visible, they would not be replaced.
  await engine.commit(true);
  const marker = (await readMarkers(engine)).find((one) => one.corpus === corpus);
  const wasCutOff = (await readRuns(engine)).some((run) => run.corpus === corpus);
  if (job.ifChanged && from !== '-' && marker?.hash === hash && !wasCutOff) {
    progress.say('unchanged', { rulings: marker.count, principles: 0, rejected: 0 });
    return undefined;
  }
  const started_at = new Date().toISOString();
  await beginRun(engine, { corpus, since: started_at });
  const checkpoint = await openCheckpoint(job, { corpus, hash });
  const rejects = new Rejects(job.rejectsFile);
  const stamp = { corpus, corpus_hash: hash };
  // After the first complete corpus, further rulings are news.
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
  const refused = pruneRefusal(job, marker, counts) ?? whyRefused(counts, rejects, job);
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
