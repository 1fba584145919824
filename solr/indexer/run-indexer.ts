import type { Checkpoint } from './checkpoint.ts';
import { type Batch, emptyBatch, isFull, sendBatch } from './batches.ts';
import type { Engine } from './engine.ts';
import type { Counts, Progress } from './progress.ts';
import type { Reader } from './readers/reader.ts';
import { readLines } from './read-lines.ts';
import type { Rejects } from './rejects.ts';
import type { Source } from './sources.ts';
import type { Ruling } from './format.ts';
import { principleId, principleSuffix, type SolrDocument, toDocuments } from './to-documents.ts';

export type IndexJob = {
  engine: Engine;
  sources: readonly Source[];
  reader: Reader;
  checkpoint: Checkpoint;
  rejects: Rejects;
  progress: Progress;
  /** Stamped on every document: which corpus it came with, and in which state of that corpus. */
  stamp: { corpus: string; corpus_hash: string };
  /** When the run began, on rulings that are new to an index; undefined while it is filled for the first time. */
  indexedAt: string | undefined;
  /** The index in use that this one shall replace; its rulings keep their dates. */
  present?: Engine | undefined;
  /** So many batches are under way at once. */
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
  const seen: Seen = new Map();
  for (const source of job.sources) await indexSource(job, source, { counts, fresh, seen });
  return counts;
}

/** Rulings by id, each with what its principles put behind it: `m1 m2 s1`. */
type Seen = Map<string, string>;
type Run = { counts: Counts; fresh: boolean; seen: Seen };

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
    // whoever awaits it hears of a failure; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
    sinceSafe += full.documents.length;
    if (sinceSafe < (job.safePoint ?? usualSafePoint)) return;
    sinceSafe = 0;
    await safe;
    // Reading and sending go on meanwhile: what arrives beyond this line is only indexed once more by whoever starts again.
    const { rulings } = run.counts;
    safe = makeSafe(job, source, { sent: Promise.all(flying), line: full.lastLine, rulings });
    safe.catch(() => {});
  };
  for await (const { number, text } of readLines(source.path)) {
    if (text.trim() === '') continue;
    const ruling = await readLine(job, run, source, number, text);
    // What is safe is only read: it says which ids are taken, and how many rulings there must be in the end.
    if (!ruling || number <= done) continue;
    add(batch, toDocuments(ruling), text.length, number, job.stamp);
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
  // nobody else has them: a copy of each would cost more than all that reads the line
  for (const document of documents) {
    document['corpus'] = stamp.corpus;
    document['corpus_hash'] = stamp.corpus_hash;
    batch.documents.push(document);
  }
  batch.bytes += bytes;
  batch.lastLine = line;
}

/** The ruling of a line; undefined when it was rejected. */
async function readLine(
  job: IndexJob,
  run: Run,
  source: Source,
  line: number,
  text: string,
): Promise<Ruling | undefined> {
  const { counts, seen } = run;
  const reject = async (reason: string, id?: string) => {
    counts.rejected++;
    await job.rejects.add({ file: source.name, line, id, reason });
  };
  const read = job.reader(text);
  if ('reason' in read) {
    await reject(read.reason, read.id);
    return undefined;
  }
  for (const { id, reason } of read.left) await reject(reason, id);
  const taken = whyTaken(read.ruling, seen);
  if (taken) {
    await reject(taken, read.ruling.id);
    return undefined;
  }
  seen.set(read.ruling.id, read.ruling.principles.map(principleSuffix).join(' '));
  counts.rulings++;
  counts.principles += read.ruling.principles.length;
  return read.ruling;
}

function whyTaken({ id, principles }: Ruling, seen: Seen): string | undefined {
  if (seen.has(id)) return 'the same id stands in an earlier line';
  const [, earlier = '', suffix = ''] = /^(.+)-([ms]\d+)$/.exec(id) ?? [];
  if (seen.get(earlier)?.split(' ').includes(suffix))
    return `a principle of the earlier ${earlier} has this id`;
  const taken = principles.map((one) => principleId(id, one)).find((one) => seen.has(one));
  return taken && `the id of its principle, ${taken}, is that of an earlier ruling`;
}
