import type { Engine } from './engine.ts';
import { arranged } from './editions/edition.ts';
import { describeTextConflict } from './editions/text-conflict.ts';
import { arrivingEdition, findOtherSourceEditions } from './editions/other-sources.ts';
import { applyIndexedIds } from './editions/apply-indexed-ids.ts';
import { principleOf } from './meaning/documents.ts';
import { deleteOthers, readOlder } from './older-documents.ts';
import type { SolrDocument } from './to-documents.ts';
import { withdrawnIn } from './withdrawn-ids.ts';

/** Position of a ruling in its source, and its number of principles. */
type RulingLocation = { file: string; line: number; principles: number };

export type Batch = {
  rulings: string[];
  places: Map<string, RulingLocation>;
  documents: SolrDocument[];
  bytes: number;
  lastLine: number;
};

export const emptyBatch = (): Batch => ({
  ...{ rulings: [], places: new Map(), documents: [] },
  ...{ bytes: 0, lastLine: 0 },
});
/**
 * Whether a batch is large enough to keep Solr busy and small enough to bound the memory of both
 * sides.
 */
export const isFull = ({ documents, bytes }: Batch) => documents.length >= 400 || bytes > 3_000_000;

/** The state of a run that its batches use. */
export type BatchRun = {
  corpus: string;
  /**
   * Whether the index was empty when the run started. If so, no older documents are searched for.
   */
  fresh: boolean;
  /**
   * Date of rulings that are new to the index. Undefined while the index is filled for the first
   * time.
   */
  indexedAt: string | undefined;
  /** The index in use that this index replaces. Rulings that it contains are not news. */
  present: Engine | undefined;
  /** Rulings that this run has read so far, by id. */
  seen: ReadonlyMap<string, unknown>;
  /** The run's own ruling id for each index id of another source. */
  claims: Map<string, string>;
};

/**
 * Sends a batch to the index.
 *
 * Equal ids are replaced, and documents that a ruling no longer has are deleted, so that indexing
 * twice gives the same index. An indexed ruling keeps its date. Editions of other sources are
 * kept, and shown if they are richer.
 * @returns the reasons of rejected rulings, by id
 */
export async function sendBatch(
  engine: Engine,
  read: Batch,
  run: BatchRun,
): Promise<ReadonlyMap<string, string>> {
  const { taken, ...batch } = await applyIndexedIds(engine, read, run);
  const olderDocuments = run.fresh ? [] : await readOlder(engine, batch.rulings);
  const { documents: arriving, refused } = await mergeWithOthers(engine, batch, run, olderDocuments);
  const accepted = batch.rulings.filter((id) => !refused.has(id));
  await deleteOthers(
    engine,
    olderDocuments.filter(({ ruling_id }) => !refused.has(ruling_id)),
    arriving,
  );
  const dates = new Map([
    ...(run.present ? await datesOf(run.present, accepted) : []),
    ...olderDocuments.flatMap(({ id, ruling_id, indexed_at }): [string, unknown][] =>
      principleOf(id) === id ? [[ruling_id, indexed_at]] : [],
    ),
  ]);
  const documents = arriving.map((document) => {
    const { ruling_id } = document;
    const indexed_at = dates.has(ruling_id) ? dates.get(ruling_id) : run.indexedAt;
    return indexed_at === undefined ? document : { ...document, indexed_at };
  });
  // small documents first, then the full texts: neighbours on disk are read together
  const [texts, otherDocuments] = [
    documents.filter(isRuling),
    documents.filter((document) => !isRuling(document)),
  ];
  await engine.add([...otherDocuments, ...texts]);
  const byOwn = Array.from(refused, ([id, reason]): [string, string] => [batch.own.get(id) ?? id, reason]);
  return new Map([...byOwn, ...taken]);
}

const isRuling = ({ kind }: SolrDocument) => kind === 'ruling';

/** Merges the documents of a batch with the editions that other sources have of its rulings. */
async function mergeWithOthers(
  engine: Engine,
  batch: Pick<Batch, 'documents'>,
  { corpus }: BatchRun,
  olderDocuments: Awaited<ReturnType<typeof readOlder>>,
): Promise<{ documents: SolrDocument[]; refused: ReadonlyMap<string, string> }> {
  const refused = new Map<string, string>();
  const ofOthers = olderDocuments.filter(
    (older) => /^(?:ruling|edition)$/.test(older.kind) && older.corpus !== corpus,
  );
  if (ofOthers.length === 0) return { documents: batch.documents, refused };
  const contested = new Set(ofOthers.map(({ ruling_id }) => ruling_id));
  const withdrawn = new Set(await withdrawnIn(engine));
  const documents = batch.documents.filter(({ ruling_id }) => !contested.has(ruling_id));
  for (const id of contested) {
    const ownDocuments = batch.documents.filter(({ ruling_id }) => ruling_id === id);
    const arriving = arrivingEdition(corpus, ownDocuments);
    const otherEditions = await findOtherSourceEditions(engine, id, arriving, withdrawn);
    const reason = describeTextConflict(arriving, otherEditions);
    if (reason === undefined) documents.push(...arranged(id, [...otherEditions, arriving]));
    else refused.set(id, reason);
  }
  return { documents, refused };
}

async function datesOf(engine: Engine, rulings: readonly string[]): Promise<[string, unknown][]> {
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: 'kind:ruling',
    fl: 'ruling_id,indexed_at',
    rows: String(rulings.length),
  });
  return docs.map(({ ruling_id, indexed_at }) => [String(ruling_id), indexed_at]);
}
