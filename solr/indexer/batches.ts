import type { Engine } from './engine.ts';
import type { SolrDocument } from './to-documents.ts';

export type Batch = { rulings: string[]; documents: SolrDocument[]; bytes: number; lastLine: number };

export const emptyBatch = (): Batch => ({ rulings: [], documents: [], bytes: 0, lastLine: 0 });
/** Large enough to keep Solr busy, small enough to bound the memory of both sides. */
export const isFull = ({ documents, bytes }: Batch) => documents.length >= 400 || bytes > 3_000_000;

/**
 * Adds a batch. The same id replaces; what a ruling had in the index and has no more is deleted, so that indexing
 * twice leaves the same index. `fresh` (the index was empty) saves that look-up.
 */
export async function sendBatch(engine: Engine, batch: Batch, fresh: boolean): Promise<void> {
  if (!fresh) await deleteVanished(engine, batch);
  // small documents together, then the long texts: neighbours on disk are read together
  const [texts, others] = [batch.documents.filter(isRuling), batch.documents.filter((one) => !isRuling(one))];
  await engine.add([...others, ...texts]);
}

const isRuling = ({ kind }: SolrDocument) => kind === 'ruling';

async function deleteVanished(engine: Engine, { rulings, documents }: Batch): Promise<void> {
  const kept = new Set(documents.map(({ id }) => id));
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fl: 'id',
    rows: '100000',
  });
  await engine.deleteIds(docs.map(({ id }) => String(id)).filter((id) => !kept.has(id)));
}
