import { fingerprintKey, fingerprintText } from '@massima/meaning/fingerprint';
import {
  encodePassage,
  encodeQuestion,
  keyOf,
  type Encode,
  type Model,
  type Passage,
} from '@massima/meaning/passage';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { fieldFor, vectorDocument, type VectorKind } from './documents.ts';

/** What makes vectors, and where they are. */
export interface VectorJob {
  engine: Engine;
  /** The index in use that `engine` shall replace: what it has of the same texts is taken over. */
  present?: Engine | undefined;
  model: Model;
  /** Makes what is missing; undefined where nothing can, and only what was made before is brought in. */
  encode: Encode | undefined;
  /** Vectors that were made before, by their key. */
  kept?: { get(key: string): Int8Array | undefined; add(key: string, vector: Int8Array): void } | undefined;
  /** How many texts are under way at the same time: one for a processor, many for an endpoint. */
  parallel: number;
}

/** Vectors made by this run, brought over from elsewhere, and missing still. */
export interface VectorCounts {
  made: number;
  taken: number;
  missing: number;
}

/** A text that is to have a vector; `id` is that of the document that contains it. */
export interface Found {
  id: string;
  ruling_id: string;
  passage: Passage;
}

/** Documents of those texts of a page that have no vector, or one of another text. */
export async function makeVectors(
  job: VectorJob,
  kind: VectorKind,
  page: readonly Found[],
  counts: VectorCounts,
): Promise<SolrDocument[]> {
  const { engine, present, model, encode, kept, parallel } = job;
  const ids = page.map(({ id }) => id);
  const there = await keysIn(engine, ids);
  const missing = page
    .map((found) => ({ ...found, key: keyOf(model, found.passage) }))
    .filter(({ id, key }) => there.get(id)?.key !== key);
  if (missing.length === 0) return [];
  const field = fieldFor(model.size, kind);
  const elsewhere = present
    ? await keysIn(
        present,
        missing.map(({ id }) => id),
        field,
      )
    : undefined;
  const queue = [...missing];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const other = elsewhere?.get(one.id);
      const known = kept?.get(one.key) ?? (other?.key === one.key ? other.vector : undefined);
      if (known) counts.taken += 1;
      else if (encode) counts.made += 1;
      else {
        counts.missing += 1;
        continue;
      }
      const vector = known ?? (await encodePassage(encode!, one.passage));
      requireUsable(model, vector);
      kept?.add(one.key, vector);
      documents.push(vectorDocument(one, kind, one.key, vector));
    }
  };
  const documents: SolrDocument[] = [];
  await Promise.all(Array.from({ length: parallel }, work));
  return documents;
}

/** @throws Error in one sentence for the operator */
function requireUsable({ name, size }: Model, vector: Int8Array): void {
  if (vector.length !== size)
    throw new Error(`A vector has ${vector.length} numbers, where ${name} gives ${size}.`);
  if (!vector.some(Boolean))
    throw new Error(`A vector of ${name} is zeros alone, with which the engine can compare nothing.`);
}

/** Of what makes vectors now, or made those that are brought in; undefined where it is not known. */
export async function fingerprintOf({ model, encode, kept }: VectorJob): Promise<Int8Array | undefined> {
  const key = fingerprintKey(model);
  const own = encode ? await encodeQuestion(encode, fingerprintText) : kept?.get(key);
  if (own) requireUsable(model, own);
  if (own) kept?.add(key, own);
  return own;
}

/** What an index has under these ids: the key of the text, and the vector where its field is named. */
async function keysIn(engine: Engine, ids: readonly string[], field?: string) {
  const { docs } = await engine.select({
    q: '{!terms f=id v=$wanted}',
    wanted: ids.join(','),
    fl: ['id', 'meaning_key', ...(field ? [field] : [])].join(','),
    rows: String(ids.length),
  });
  return new Map(
    docs.map((doc) => {
      const values = field === undefined ? undefined : doc[field];
      const vector = Array.isArray(values) ? Int8Array.from(values.map(Number)) : undefined;
      return [String(doc['id']), { key: String(doc['meaning_key']), vector }];
    }),
  );
}
