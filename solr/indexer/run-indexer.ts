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
  const run = { counts, fresh, seen: new Map(), withdrawn: job.withdrawn ?? new Set() };
  for (const source of job.sources) await indexSource(job, source, run);
  return counts;
}

type Run = Reading & { fresh: boolean };

async function indexSource(job: IndexJob, source: Source, run: Run): Promise<void> {
  const done = job.checkpoint.lineOf(source);
  let batch = emptyBatch();
  const flying: Promise<void>[] = [];
  let sinceSafe = 0;
  let safe = Promise.resolve();
  const send = async (full: Batch) => {
    if (flying.length >= (job.parallel ?? 4)) await flying.shift();
    const { engine, indexedAt, present } = job;
    const sent = sendBatch(engine, full, { fresh: run.fresh, indexedAt, present });
    // what awaits it gets the failure; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
    sinceSafe += full.documents.length;
    if (sinceSafe < (job.safePoint ?? usualSafePoint)) return;
    sinceSafe = 0;
    await safe;
    // Reading and sending continue in the meantime: what arrives beyond this line is only indexed again by the next run.
    const { rulings } = run.counts;
    safe = makeSafe(job, source, { sent: Promise.all(flying), line: full.lastLine, rulings });
    safe.catch(() => {});
  };
  for await (const { ruling, line, length } of readRulings(job, source, run)) {
    // What is safe is only read: it says which ids are taken, and how many rulings there must be in the end.
    if (line <= done) continue;
    add(batch, toDocuments(ruling), length, line, job.stamp);
    if (!isFull(batch)) continue;
    await send(batch);
    batch = emptyBatch();
    job.progress.tick(run.counts);
  }
  if (batch.documents.length > 0) await send(batch);
  await Promise.all([...flying, safe]);
}

/** Everything up to `line` is on disk, then remembered as being there. */
async function makeSafe(
  { engine, checkpoint }: IndexJob,
  source: Source,
  { sent, ...entry }: { sent: Promise<unknown>; line: number; rulings: number },
): Promise<void> {
  await sent;
  await engine.commit(false);
  await checkpoint.save(source, entry);
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
