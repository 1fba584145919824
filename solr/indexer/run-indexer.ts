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
  /** Division of the sources into records. Default: lines. */
  records?: Records | undefined;
  /** Rulings that require anonymisation and are anonymised. */
  anonymised?: ReadonlySet<string> | undefined;
  checkpoint: Checkpoint;
  rejects: Rejects;
  progress: Progress;
  /** Corpus and corpus state of every document. */
  stamp: { corpus: string; corpus_hash: string };
  /**
   * Start of the run, stored on rulings that are new. Undefined while the index is filled for the
   * first time.
   */
  indexedAt: string | undefined;
  /** The index in use that this run replaces. Rulings keep their dates from that index. */
  present?: Engine | undefined;
  /** Withdrawn rulings, which no run may load again. */
  withdrawn?: ReadonlySet<string>;
  /** Number of batches in flight. */
  parallel?: number | undefined;
  /** Approximate number of documents between hard commits and checkpoints. */
  safePoint?: number | undefined;
};

/** A safe point leaves a segment to merge, so they are rare. */
const usualSafePoint = 250_000;

/**
 * Reads and checks all sources, sends what no earlier run has committed, and returns the counts of
 * the corpus. The caller commits to make it visible.
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
  /** Rejected rulings whose number belongs to a different text in the index. */
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
    // the awaiting code receives the error; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
    sinceSafe += full.documents.length;
    if (sinceSafe < (job.safePoint ?? usualSafePoint)) return;
    sinceSafe = 0;
    await safe;
    // Reading and sending continue. Documents past this line are only sent again by the next run.
    safe = makeSafe(job, source, run, {
      sent: Promise.all(flying),
      line: full.lastLine,
      read: run.counts.rulings + run.refused.size,
    });
    safe.catch(() => {});
  };
  for await (const { ruling, file, line, length } of readRulings(job, source, run)) {
    const location = { file, line, principles: ruling.principles.length };
    // Committed lines are read again for their ids and counts.
    if (line <= done) {
      const reason = refused.get(ruling.id);
      if (reason !== undefined)
        await refuse(job, run, new Map([[ruling.id, reason]]), new Map([[ruling.id, location]]));
      continue;
    }
    batch.places.set(ruling.id, location);
    add(batch, toDocuments(ruling), length, line, job.stamp);
    if (!isFull(batch)) continue;
    await send(batch);
    batch = emptyBatch();
    job.progress.tick(run.counts);
  }
  if (batch.documents.length > 0) await send(batch);
  await Promise.all([...flying, safe]);
}

/** Moves rulings from the counts to the rejects, with the reason. */
async function refuse(
  { rejects }: IndexJob,
  { counts, refused }: Run,
  found: ReadonlyMap<string, string>,
  locations: Batch['places'],
): Promise<void> {
  for (const [id, reason] of found) {
    const { file = '', line = 0, principles = 0 } = locations.get(id) ?? {};
    refused.set(id, reason);
    counts.rulings--;
    counts.principles -= principles;
    counts.rejected++;
    await rejects.add({ file, line, id, reason });
  }
}

/**
 * Commits everything up to `line`, then writes the checkpoint. `read` is the number of rulings so
 * far, including rulings rejected later.
 */
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
  // no other reference exists: copying each would cost more than reading the line
  for (const document of documents) {
    document['corpus'] = stamp.corpus;
    document['corpus_hash'] = stamp.corpus_hash;
    batch.documents.push(document);
  }
  batch.bytes += bytes;
  batch.lastLine = line;
}
