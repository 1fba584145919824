import type { Engine } from './engine.ts';
import { principleOf } from './meaning/documents.ts';
import type { SolrDocument } from './to-documents.ts';

export type Batch = { rulings: string[]; documents: SolrDocument[]; bytes: number; lastLine: number };

export const emptyBatch = (): Batch => ({ rulings: [], documents: [], bytes: 0, lastLine: 0 });
/** Large enough to keep Solr busy, small enough to bound the memory of both sides. */
export const isFull = ({ documents, bytes }: Batch) => documents.length >= 400 || bytes > 3_000_000;

/** What a batch must know of the run it belongs to. */
export type RunDates = {
  /** The index contained no ruling when the run began, which saves looking for older ones. */
  fresh: boolean;
  /** Stamped on rulings that are new to the index; undefined while it is filled for the first time. */
  indexedAt: string | undefined;
  /** The index in use that this one shall replace: rulings that it has are no news. */
  present: Engine | undefined;
};

/**
 * Adds a batch. The same id replaces; documents that a ruling had in the index and has no more are deleted, so that indexing twice leaves
 * the same index. A ruling that was there keeps the date of the run that brought it: it is no news.
 */
export async function sendBatch(engine: Engine, batch: Batch, run: RunDates): Promise<void> {
  const known = new Map([
    ...(run.present ? await datesOf(run.present, batch) : []),
    ...(run.fresh ? [] : await replaceOlder(engine, batch)),
  ]);
  const documents = batch.documents.map((document) => {
    const { ruling_id } = document;
    const indexed_at = known.has(ruling_id) ? known.get(ruling_id) : run.indexedAt;
    return indexed_at === undefined ? document : { ...document, indexed_at };
  });
  // small documents together, then the long texts: neighbours on disk are read together
  const [texts, others] = [documents.filter(isRuling), documents.filter((one) => !isRuling(one))];
  await engine.add([...others, ...texts]);
}

const isRuling = ({ kind }: SolrDocument) => kind === 'ruling';

/** Deletes the documents that these rulings have no more. Returns when each ruling that was there was indexed. */
async function replaceOlder(
  engine: Engine,
  { rulings, documents }: Batch,
): Promise<ReadonlyMap<string, unknown>> {
  const kept = new Set(documents.map(({ id }) => id));
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fl: 'id,ruling_id,indexed_at',
    rows: '100000',
  });
  const there = docs.map(({ id, ruling_id }) => ({ id: String(id), ruling_id: String(ruling_id) }));
  // What a principle means stays as long as it does: whether it is still of this text, `meaning/` compares.
  await engine.deleteIds(there.filter(({ id }) => !kept.has(principleOf(id))));
  return new Map(
    docs
      .filter(({ id }) => principleOf(String(id)) === id)
      .map(({ ruling_id, indexed_at }) => [String(ruling_id), indexed_at]),
  );
}

async function datesOf(engine: Engine, { rulings }: Batch): Promise<[string, unknown][]> {
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: 'kind:ruling',
    fl: 'ruling_id,indexed_at',
    rows: String(rulings.length),
  });
  return docs.map(({ ruling_id, indexed_at }) => [String(ruling_id), indexed_at]);
}
