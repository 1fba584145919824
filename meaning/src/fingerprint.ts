import { cosineSimilarity, keyOf, type Model } from './passage.ts';

/** The question whose vector an index keeps: what gives another one for it is another model, whatever it is called. */
export const fingerprintText = 'Chi risponde del danno cagionato dalla cosa in custodia?';

/** Of that vector, among those that were made before: no text has this title. */
export const fingerprintKey = (model: Model): string =>
  keyOf(model, { title: '\0fingerprint', text: fingerprintText });

/** The same weights on another machine, or with other rounding, differ by less than a thousandth; two models by a half and more. */
const sameFrom = 0.98;

export const isSameFingerprint = (one: Int8Array, other: Int8Array): boolean =>
  one.length === other.length && cosineSimilarity(one, other) >= sameFrom;
