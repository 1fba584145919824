import type { Engine } from './engine.ts';
import { principleOf } from './meaning/documents.ts';
import type { SolrDocument } from './to-documents.ts';

interface Older {
  id: string;
  ruling_id: string;
  kind: string;
  corpus: string;
  indexed_at: unknown;
}

/** Returns the indexed documents of these rulings. */
export async function readOlder(engine: Engine, rulings: readonly string[]): Promise<Older[]> {
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fl: 'id,ruling_id,kind,corpus,indexed_at',
    rows: '100000',
  });
  return docs.map(({ id, ruling_id, kind, corpus, indexed_at }) => ({
    ...{ id: String(id), ruling_id: String(ruling_id), kind: String(kind) },
    ...{ corpus: String(corpus ?? ''), indexed_at },
  }));
}

/**
 * Deletes documents that the rulings no longer have. Embeddings stay as long as their principle;
 * `meaning/` compares their texts.
 */
export function deleteOthers(
  engine: Engine,
  olderDocuments: readonly Older[],
  documents: readonly SolrDocument[],
) {
  const remainingIds = new Set(documents.map(({ id }) => id));
  return engine.deleteIds(olderDocuments.filter(({ id }) => !remainingIds.has(principleOf(id))));
}
