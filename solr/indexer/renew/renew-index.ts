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
import type { Place } from '../place/place.ts';

/** A file or folder, and the name by which the index remembers it; of a public source with how that is read. */
export type RenewedCorpus = Pick<CorpusJob, 'records' | 'source'> & {
  corpus: string;
  from: string | readonly string[];
  reader?: Reader;
};

export interface RenewJob {
  place: Place;
  name: string;
  /** All that the new index is made of. */
  corpora: readonly RenewedCorpus[];
  reader: Reader;
  /** As of a run: rulings that say names must be left out, and have left them out. */
  anonymised?: ReadonlySet<string> | undefined;
  progress: Progress;
  /** Where the state of an unfinished run is kept, for an index of this name. */
  checkpointFile: (index: string) => string;
  /** Also where a run into the present index has not ended: for one that was cut off, and that will not be started again. */
  ignoreRuns: boolean;
  say: (line: string) => void;
}

type State = readonly { corpus: string; hash: string }[];

/**
 * Indexes everything again alongside the present index, compares the two, and lets the new one take its place. Users who
 * search notice nothing, and the previous one is kept. Started again after it was cut off, it continues where it was.
 * @throws Error with all reasons when the new index must not take the place
 */
export async function renewIndex(job: RenewJob): Promise<void> {
  const { place, name, say } = job;
  const wanted = await Promise.all(
    job.corpora.map(async (one) => ({
      corpus: one.corpus,
      hash: await corpusHash(await sourcesOf(one)),
    })),
  );
  const current = await place.current();
  const present = current === undefined ? undefined : new Engine(place.urlOf(current));
  const next = `${name}-${digest([wanted, place.shape])}`;
  const fresh = new Engine(place.urlOf(next));
  try {
    const runs = present ? await readRuns(present) : [];
    if (runs.length > 0 && !job.ignoreRuns) {
      const which = runs.map(({ corpus, since }) => `${corpus} since ${since}`).join(', ');
      throw new Error(
        `The present index is being indexed into: ${which}. Wait for the end; start again what was cut off, or give --ignore-runs.`,
      );
    }
    const isDone = async (index: string, engine: Engine) =>
      runs.length === 0 && (await holds(engine, wanted)) && (await place.hasShape(index));
    if (current && present && (await isDone(current, present)))
      return say(`Nothing to do: ${current} holds exactly this.`);
    const before = present && (await stateOf(present));
    const isNew = await place.provide(next);
    say(isNew ? `Indexing into ${next}.` : `Going on with ${next}.`);
    await fill(job, { index: next, isNew, fresh, present });
    if (present) await takeOverMeaning(job, { next, fresh, present });
    if (present) await takeOverActs(present, fresh);
    const { report, problems } = await checkIndex(fresh, present);
    for (const line of report) say(line);
    // Another run of this command may have been faster, or something has been added to the present index: neither must be undone.
    if (!(await holds(fresh, wanted))) problems.push('something else was indexed into it meanwhile');
    if (present && (await stateOf(present)) !== before)
      problems.push('the present index has changed meanwhile, or is being changed: run this again');
    // What was withdrawn since a run began here.
    if (present) await takeOut(fresh, await withdrawnIn(present));
    if (problems.length > 0)
      throw new Error(`${next} does not take the place of the present index: ${problems.join('; ')}.`);
    await place.switchTo(next);
  } finally {
    await Promise.all([fresh.close(), present?.close()]);
  }
}

/** Vectors of unchanged texts need no model, nor the hours that it takes. What is missing is no reason to keep the older index. */
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

/** Another one when a run has begun or ended. */
const stateOf = async (engine: Engine) => digest([await readMarkers(engine), await readRuns(engine)]);

async function holds(engine: Engine, wanted: State): Promise<boolean> {
  const markers = await readMarkers(engine);
  return wanted.every(({ corpus, hash }) =>
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
  // That of an index which has been deleted would make this one begin in the middle.
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
      // What the new index must contain is compared with the present one.
      pruneMost: true,
      acceptRejects: true,
    });
}
