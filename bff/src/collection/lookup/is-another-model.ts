import { fingerprintText, isSameFingerprint } from '@massima/meaning/fingerprint';
import type { QueryEmbedder } from '../../adapters/query-embedder.ts';
import type { MeaningOfIndex } from '../solr/search-engine.ts';

type Embedder = Pick<QueryEmbedder, 'of'>;

interface Known {
  of: string;
  isAnother: boolean;
  until: number;
}
/** An endpoint may get another model under its name while the server runs. */
const knownForMs = 10 * 60_000;
const known = new WeakMap<Embedder, Known>();

/**
 * Whether this server's model gives another vector for the fixed question than the one that made the vectors of the index, whatever both
 * are called. Not where either says nothing: then there is nothing to compare.
 */
export async function isAnotherModel(meaning: Embedder, { fingerprint }: MeaningOfIndex): Promise<boolean> {
  if (!fingerprint) return false;
  const of = fingerprint.join();
  const before = known.get(meaning);
  if (before?.of === of && before.until > performance.now()) return before.isAnother;
  const own = await meaning.of(fingerprintText);
  if (!own) return false;
  const isAnother = !isSameFingerprint(Int8Array.from(fingerprint), own);
  known.set(meaning, { of, isAnother, until: performance.now() + knownForMs });
  return isAnother;
}
