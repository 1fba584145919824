import type { SolrDocument } from '../to-documents.ts';

const prefix = 'meaning:';

/** Id of the document with a principle's embedding. */
export const meaningId = (id: string): string => prefix + id;
/**
 * Returns the id of the principle or full text that an embedding belongs to, or the document's own
 * id.
 */
export const principleOf = (id: unknown): string =>
  String(id)
    .replace(/^meaning:/, '')
    .replace(/^passage:(.*):\d+$/, 'text:$1');

/**
 * Supported embedding sizes. Each has a field; these are the sizes that engines accept and models
 * have.
 */
const sizes = [256, 384, 512, 768, 1024];

/**
 * Kind of an embedded text. Principles and verdicts are searched by embedding; passages of full
 * texts are only compared.
 */
export type VectorKind = 'meaning' | 'passage';

/** Id of the document with a passage's embedding. */
export const passageId = (rulingId: string, n: number): string => `passage:${rulingId}:${n}`;

/**
 * Returns the field for embeddings of this size.
 * @throws Error that lists the supported sizes
 */
export function fieldFor(size: number, kind: VectorKind = 'meaning'): string {
  if (!sizes.includes(size))
    throw new Error(
      `The model gives vectors of ${size} numbers, and the index has fields for ${sizes.join(', ')}.`,
    );
  return `${kind}_${size}`;
}

/** Document of an embedding, on the shard of its ruling. `id` is the document's own. */
export const vectorDocument = (
  { id, ruling_id }: { id: string; ruling_id: string },
  kind: VectorKind,
  key: string,
  vector: Int8Array,
): SolrDocument => ({
  id,
  kind,
  ruling_id,
  meaning_key: key,
  [fieldFor(vector.length, kind)]: [...vector],
});
