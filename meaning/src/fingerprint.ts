import { cosineSimilarity, keyOf, type Model } from './passage.ts';

/**
 * Query whose vector identifies the model in an index. A model that returns a different vector is
 * another model, even under the same name.
 */
export const fingerprintText = 'Chi risponde del danno cagionato dalla cosa in custodia?';

/** Key of the fingerprint vector in the vector cache. No text has this title. */
export const fingerprintKey = (model: Model): string =>
  keyOf(model, { title: '\0fingerprint', text: fingerprintText });

/**
 * Minimum cosine similarity for the same model. The same weights on other machines or with other
 * rounding differ by less than 0.001, two different models by 0.5 or more.
 */
const sameFrom = 0.98;

export const isSameFingerprint = (array: Int8Array, other: Int8Array): boolean =>
  array.length === other.length && cosineSimilarity(array, other) >= sameFrom;
