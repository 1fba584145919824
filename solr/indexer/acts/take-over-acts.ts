import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';

const fields =
  'id,kind,ruling_id,article_key,act_key,act_order,act_hash,act_facts,valid_from,valid_to,is_latest,rubric,commi,fate,neighbours,source,fictional';

/**
 * Copies the acts of the present index into the new index. Acts have separate source files, which
 * no corpus of rulings contains.
 */
export async function takeOverActs(present: Engine, fresh: Engine): Promise<void> {
  for await (const docs of present.pages({ q: 'kind:provision OR kind:act', fl: fields, rows: '400' }))
    await fresh.add(docs.map(asDocument));
  await fresh.commit(true);
}

const asDocument = (doc: Record<string, unknown>): SolrDocument => ({
  ...doc,
  id: String(doc['id']),
  kind: String(doc['kind']),
  ruling_id: String(doc['ruling_id']),
});
