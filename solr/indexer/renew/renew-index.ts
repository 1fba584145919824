import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { takeOverActs } from '../acts/take-over-acts.ts';
import { corpusHash } from '../corpus-hash.ts';
import { Engine } from '../engine.ts';
import { type CorpusJob, indexCorpus, sourcesOf } from '../index-corpus.ts';
import { readMarkers } from '../marker.ts';
import { readRuns } from '../runs.ts';
import { indexMeaning } from '../meaning/index-meaning.ts';
import { readModel } from '../meaning/model.ts';
import type { Progress } from '../progress.ts';
import type { Reader } from '../readers/reader.ts';
import { takeOut } from '../withdrawn.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { checkIndex } from './check-index.ts';
import type { IndexHost } from '../place/place.ts';

/** A file or folder with its corpus name, and the importer of a public source. */
export type RenewedCorpus = Pick<CorpusJob, 'records' | 'source'> & {
  corpus: string;
  from: string | readonly string[];
  reader?: Reader;
};

export interface RenewJob {
  place: IndexHost;
  name: string;
  /** Everything that the new index contains. */
  corpora: readonly RenewedCorpus[];
  reader: Reader;
  /** Rulings that require anonymisation and are anonymised. */
  anonymised?: ReadonlySet<string> | undefined;
  progress: Progress;
  /** Returns the checkpoint file for an index of this name. */
  checkpointFile: (index: string) => string;
  /**
   * Proceeds although a run into the present index is unfinished. For a run that will not be
   * resumed.
   */
  ignoreRuns: boolean;
  say: (line: string) => void;
}

type State = readonly { corpus: string; hash: string }[];

/**
 * Builds a new index next to the present one, compares both and swaps them.
 *
 * Searches are not affected, and the previous index is kept. An interrupted run resumes.
 * @throws Error with all reasons against the swap
 */
export async function renewIndex(job: RenewJob): Promise<void> {
  const { place: indexHost, name, say } = job;
  const states = await Promise.all(
    job.corpora.map(async (one) => ({
      corpus: one.corpus,
      hash: await corpusHash(await sourcesOf(one)),
    })),
  );
  const current = await indexHost.current();
  const present = current === undefined ? undefined : new Engine(indexHost.urlOf(current));
  const next = `${name}-${digest([states, indexHost.shape])}`;
  const fresh = new Engine(indexHost.urlOf(next));
  try {
    const runs = present ? await readRuns(present) : [];
    if (runs.length > 0 && !job.ignoreRuns) {
      const which = runs.map(({ corpus, since }) => `${corpus} since ${since}`).join(', ');
      throw new Error(
        `The present index is being indexed into: ${which}. Wait for the end; start again what was cut off, or give --ignore-runs.`,
      );
    }
    const isDone = async (index: string, engine: Engine) =>
      runs.length === 0 && (await isComplete(engine, states)) && (await indexHost.hasShape(index));
    if (current && present && (await isDone(current, present)))
      return say(`Nothing to do: ${current} holds exactly this.`);
    const before = present && (await stateOf(present));
    const isNew = await indexHost.provide(next);
    say(isNew ? `Indexing into ${next}.` : `Resuming ${next}.`);
    await fill(job, { index: next, isNew, fresh, present });
    if (present) await takeOverMeaning(job, { next, fresh, present });
    if (present) await takeOverActs(present, fresh);
    const { report, problems } = await checkIndex(fresh, present);
    for (const line of report) say(line);
    // A concurrent run may have finished first, or the present index may have grown. Neither may be
    // undone.
    if (!(await isComplete(fresh, states))) problems.push('something else was indexed into it meanwhile');
    if (present && (await stateOf(present)) !== before)
      problems.push('the present index has changed meanwhile, or is being changed: run this again');
    // Withdrawals since this run started.
    if (present) await takeOut(fresh, await withdrawnIn(present));
    if (problems.length > 0)
      throw new Error(`${next} does not take the place of the present index: ${problems.join('; ')}.`);
    await indexHost.switchTo(next);
  } finally {
    await Promise.all([fresh.close(), present?.close()]);
  }
}

/** Copies embeddings of unchanged texts. The new index is used even if embeddings are missing. */
async function takeOverMeaning(
  { say }: RenewJob,
  { next, fresh, present }: { next: string; fresh: Engine; present: Engine },
): Promise<void> {
  const model = await readModel(present);
  if (!model) return;
  const { made, missing } = await indexMeaning({
    engine: fresh,
    present,
    model,
    encode: undefined,
    parallel: 1,
    afresh: false,
    report: () => undefined,
  });
  say(
    `${made} vectors of what principles mean are taken over, ${missing} are missing${missing > 0 ? `: make them in ${next}, or afterwards, with the command for meaning` : ''}.`,
  );
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

/** State of runs and markers. It changes when a run starts or ends. */
const stateOf = async (engine: Engine) => digest([await readMarkers(engine), await readRuns(engine)]);

async function isComplete(engine: Engine, state: State): Promise<boolean> {
  const markers = await readMarkers(engine);
  return state.every(({ corpus, hash }) =>
    markers.some((marker) => marker.corpus === corpus && marker.hash === hash),
  );
}

interface Filled {
  index: string;
  isNew: boolean;
  fresh: Engine;
  present: Engine | undefined;
}

async function fill(job: RenewJob, { index, isNew, fresh, present }: Filled): Promise<void> {
  const checkpointFile = job.checkpointFile(index);
  // A checkpoint of a deleted index would make this run start in the middle.
  if (isNew) await rm(checkpointFile, { force: true });
  for (const one of job.corpora)
    await indexCorpus({
      reader: job.reader,
      ...one,
      engine: fresh,
      present,
      anonymised: job.anonymised,
      progress: job.progress,
      checkpointFile,
      ifChanged: true,
      prune: true,
      // The new index is compared with the present one instead.
      pruneMost: true,
      acceptRejects: true,
    });
}
