import type { Checkpoint } from './checkpoint.ts';
import { type Batch, emptyBatch, isFull, sendBatch } from './batches.ts';
import type { Engine } from './engine.ts';
import type { Counts, Progress } from './progress.ts';
import type { Reader } from './readers/reader.ts';
import type { Records } from './records/record.ts';
import { readRulings, type Reading } from './read-rulings.ts';
import type { Rejects } from './rejects.ts';
import type { Source } from './sources.ts';
import { type SolrDocument, toDocuments } from './to-documents.ts';

export type IndexJob = {
  engine: Engine;
  sources: readonly Source[];
  reader: Reader;
  /** How the sources are divided; by lines where nothing is said. */
  records?: Records | undefined;
  /** Rulings whose text says that names must be left out, and has left them out. */
  anonymised?: ReadonlySet<string> | undefined;
  checkpoint: Checkpoint;
  rejects: Rejects;
  progress: Progress;
  /** Stamped on every document: which corpus it came with, and in which state of that corpus. */
  stamp: { corpus: string; corpus_hash: string };
  /** When the run began, on rulings that are new to an index; undefined while it is filled for the first time. */
  indexedAt: string | undefined;
  /** The index in use that this one shall replace; its rulings keep their dates. */
  present?: Engine | undefined;
  /** Rulings that no run may bring back. */
  withdrawn?: ReadonlySet<string>;
  /** This many batches are under way at the same time. */
  parallel?: number | undefined;
  /** A hard commit and a checkpoint about this often, in documents. */
  safePoint?: number | undefined;
};

/** Each safe point leaves a part of the index to be merged. */
const usualSafePoint = 250_000;

/**
 * Reads and checks everything, sends what no earlier run has made safe, and returns what the corpus has. Nothing is visible
 * before the caller commits.
 */
export async function runIndexer(job: IndexJob): Promise<Counts> {
  const counts: Counts = { rulings: 0, principles: 0, rejected: 0 };
  const fresh = (await job.engine.select({ q: 'kind:ruling', rows: '0' })).numFound === 0;
  const { corpus } = job.stamp;
  const withdrawn = job.withdrawn ?? new Set<string>();
  const run = {
    counts,
    corpus,
    fresh,
    seen: new Map(),
    withdrawn,
    refused: new Map<string, string>(),
    claims: new Map<string, string>(),
  };
  for (const source of job.sources) await indexSource(job, source, run);
  return counts;
}

type Run = Reading & {
  fresh: boolean;
  /** Rulings that were read, and whose number is another text's in the index. */
  refused: Map<string, string>;
  claims: Map<string, string>;
};

async function indexSource(job: IndexJob, source: Source, run: Run): Promise<void> {
  const done = job.checkpoint.lineOf(source);
  let batch = emptyBatch();
  const flying: Promise<void>[] = [];
  let sinceSafe = 0;
  let safe = Promise.resolve();
  const refused = new Map(job.checkpoint.refusedOf(source).map(({ id, reason }) => [id, reason]));
  const send = async (full: Batch) => {
    if (flying.length >= (job.parallel ?? 4)) await flying.shift();
    const { engine, indexedAt, present, stamp } = job;
    const { corpus } = stamp;
    const { fresh, seen, claims } = run;
    const sent = sendBatch(engine, full, { corpus, fresh, indexedAt, present, seen, claims }).then((found) =>
      refuse(job, run, found, full.places),
    );
    // what awaits it gets the failure; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
    sinceSafe += full.documents.length;
    if (sinceSafe < (job.safePoint ?? usualSafePoint)) return;
    sinceSafe = 0;
    await safe;
    // Reading and sending continue in the meantime: what arrives beyond this line is only indexed again by the next run.
    safe = makeSafe(job, source, run, {
      sent: Promise.all(flying),
      line: full.lastLine,
      read: run.counts.rulings + run.refused.size,
    });
    safe.catch(() => {});
  };
  for await (const { ruling, file, line, length } of readRulings(job, source, run)) {
    const place = { file, line, principles: ruling.principles.length };
    // What is safe is only read: it says which ids are taken, and how many rulings there must be in the end.
    if (line <= done) {
      const reason = refused.get(ruling.id);
      if (reason !== undefined)
        await refuse(job, run, new Map([[ruling.id, reason]]), new Map([[ruling.id, place]]));
      continue;
    }
    batch.places.set(ruling.id, place);
    add(batch, toDocuments(ruling), length, line, job.stamp);
    if (!isFull(batch)) continue;
    await send(batch);
    batch = emptyBatch();
    job.progress.tick(run.counts);
  }
  if (batch.documents.length > 0) await send(batch);
  await Promise.all([...flying, safe]);
}

/** Takes rulings that were counted when they were read out of the counts again, and says why. */
async function refuse(
  { rejects }: IndexJob,
  { counts, refused }: Run,
  found: ReadonlyMap<string, string>,
  places: Batch['places'],
): Promise<void> {
  for (const [id, reason] of found) {
    const { file = '', line = 0, principles = 0 } = places.get(id) ?? {};
    refused.set(id, reason);
    counts.rulings--;
    counts.principles -= principles;
    counts.rejected++;
    await rejects.add({ file, line, id, reason });
  }
}

/** Everything up to `line` is on disk, then remembered as being there; `read`: rulings by then, those included that are refused yet. */
async function makeSafe(
  { engine, checkpoint }: IndexJob,
  source: Source,
  run: Run,
  { sent, line, read }: { sent: Promise<unknown>; line: number; read: number },
): Promise<void> {
  await sent;
  await engine.commit(false);
  const refused = Array.from(run.refused, ([id, reason]) => ({ id, reason }));
  await checkpoint.save(source, { line, rulings: read - refused.length, refused });
}

function add(
  batch: Batch,
  documents: readonly SolrDocument[],
  bytes: number,
  line: number,
  stamp: IndexJob['stamp'],
): void {
  batch.rulings.push(documents[0]?.ruling_id ?? '');
  // nothing else has them: a copy of each would cost more than all that reads the line
  for (const document of documents) {
    document['corpus'] = stamp.corpus;
    document['corpus_hash'] = stamp.corpus_hash;
    batch.documents.push(document);
  }
  batch.bytes += bytes;
  batch.lastLine = line;
}
