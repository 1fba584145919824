import type { SolrDocument } from '../to-documents.ts';

const prefix = 'meaning:';

/** Of the document that contains what a principle means. */
export const meaningId = (id: string): string => prefix + id;
/** The principle that a document is about: its own id, where it is one. */
export const principleOf = (id: unknown): string => String(id).replace(/^meaning:/, '');

/** Vectors of other sizes have no field: what every engine takes, and what models mostly have. */
const sizes = [256, 384, 512, 768, 1024];

/** @throws Error with the sizes that there are */
export function fieldFor(size: number): string {
  if (!sizes.includes(size))
    throw new Error(
      `The model gives vectors of ${size} numbers, and the index has fields for ${sizes.join(', ')}.`,
    );
  return `meaning_${size}`;
}

/** In the shard of its ruling, and gone with it. */
export const meaningDocument = (
  { id, ruling_id }: { id: string; ruling_id: string },
  key: string,
  vector: Int8Array,
): SolrDocument => ({
  id: meaningId(id),
  kind: 'meaning',
  ruling_id,
  meaning_key: key,
  [fieldFor(vector.length)]: [...vector],
});
