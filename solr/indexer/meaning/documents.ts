import type { SolrDocument } from '../to-documents.ts';

const prefix = 'meaning:';

/** Of the document that contains what a principle means. */
export const meaningId = (id: string): string => prefix + id;
/** What a document is about that contains a vector: a principle, or the words of a full text; otherwise its own id. */
export const principleOf = (id: unknown): string =>
  String(id)
    .replace(/^meaning:/, '')
    .replace(/^passage:(.*):\d+$/, 'text:$1');

/** Vectors of other sizes have no field: what every engine takes, and what models mostly have. */
const sizes = [256, 384, 512, 768, 1024];

/** What has a vector in the index: principles and verdicts, which are sought by it, or passages of full texts, which are compared. */
export type VectorKind = 'meaning' | 'passage';

/** Of the document that contains what a passage of a full text means. */
export const passageId = (rulingId: string, n: number): string => `passage:${rulingId}:${n}`;

/** @throws Error with the sizes that there are */
export function fieldFor(size: number, kind: VectorKind = 'meaning'): string {
  if (!sizes.includes(size))
    throw new Error(
      `The model gives vectors of ${size} numbers, and the index has fields for ${sizes.join(', ')}.`,
    );
  return `${kind}_${size}`;
}

/** In the shard of its ruling, and gone with it. `id`: the document's own. */
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
