import { fieldsOf } from '@massima/contract/record';
import { isSameFingerprint } from '@massima/meaning/fingerprint';
import type { Model } from '@massima/meaning/passage';
import type { Engine } from '../engine.ts';

/**
 * Model of an index' embeddings, and the number of principles that have one. The server reads it
 * too.
 */
export interface IndexedMeaning extends Model {
  made: number;
  missing: number;
  finished_at: string;
  /**
   * Embedding of one fixed query (`@massima/meaning/fingerprint`). Undefined if none could be
   * made.
   */
  fingerprint?: number[] | undefined;
}

const id = 'model';

export async function readModel(engine: Engine): Promise<IndexedMeaning | undefined> {
  const { docs } = await engine.select({ q: '{!term f=id v=$model}', model: id, fl: 'report', rows: '1' });
  const { report } = docs[0] ?? {};
  if (typeof report !== 'string') return undefined;
  const { name, size, made, missing, finished_at, fingerprint } = fieldsOf(JSON.parse(report));
  return {
    name: String(name),
    size: Number(size),
    made: Number(made),
    missing: Number(missing),
    finished_at: String(finished_at),
    fingerprint: Array.isArray(fingerprint) ? fingerprint.map(Number) : undefined,
  };
}

export const writeModel = (engine: Engine, meaning: IndexedMeaning): Promise<void> =>
  engine.add([{ id, kind: 'model', ruling_id: '', report: JSON.stringify(meaning) }]);

/**
 * Checks that the index has embeddings of this model.
 * @throws Error with the remedy
 */
export function requireSame(indexed: IndexedMeaning | undefined, { name, size }: Model): void {
  if (!indexed || (indexed.name === name && indexed.size === size)) return;
  throw new Error(
    `The index has vectors of ${indexed.name} (${indexed.size} numbers) and would get vectors of ${name} (${size}), which are not comparable. ` +
      'To replace all vectors, run this again with --afresh. Until it ends, search ranks only by terms.',
  );
}

/**
 * Checks that the index' model gives the same embeddings under this name.
 * @throws Error if not
 */
export function requireSameFingerprint(
  { fingerprint, name }: IndexedMeaning,
  own: Int8Array | undefined,
): void {
  if (!fingerprint || !own || isSameFingerprint(Int8Array.from(fingerprint), own)) return;
  throw new Error(
    `The index has vectors of another model than the current ${name}, although the names are equal. ` +
      'To replace all vectors, run this again with --afresh. Until it ends, search ranks only by terms.',
  );
}
