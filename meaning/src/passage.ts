import { createHash } from 'node:crypto';
import { unit } from './model/unit.ts';

/** A question is short and a passage long: models are trained to bring the two together, and told which is which. */
export type Kind = 'query' | 'passage';

/**
 * Returns the embedding of a text as a unit vector. `most` is the maximum number of tokens,
 * including the start and end tokens.
 * @throws Error if the encoder is unavailable
 */
export type Encode = (kind: Kind, text: string, most: number) => Promise<Float32Array>;

/** Model that made a vector, and the vector's size. Vectors of two models cannot be compared. */
export interface Model {
  name: string;
  size: number;
}

export interface Passage {
  title: string;
  text: string;
}

/**
 * Maximum number of tokens of title and text together. The time grows in proportion, and the start
 * states the subject.
 */
const maxOfTitle = 64;
const maxOfText = 160;
/**
 * Maximum number of tokens of a query: about a thousand characters of Italian. The same number of
 * Chinese characters or emoji has twice the tokens and would take longer than the search waits.
 */
const maxOfQuestion = 256;
/**
 * Scale from a coordinate of a unit vector to a byte, multiplied by the root of the size. Values
 * outside the byte range are clipped.
 */
const spread = 836 / Math.sqrt(384);

/** Adds the prefix that E5 was trained with for each kind of text. */
export const asE5Reads = (kind: Kind, text: string): string => `${kind}: ${text}`;

/** Returns the embedding of a principle as indexed. Title and text have equal weight. */
export async function encodePassage(encode: Encode, { title, text }: Passage): Promise<Int8Array> {
  const ofText = await encode('passage', text, maxOfText);
  if (title === '') return toBytes(ofText);
  const ofTitle = await encode('passage', title, maxOfTitle);
  return toBytes(unit(ofText.map((value, i) => value + ofTitle[i]!)));
}

export const encodeQuestion = (encode: Encode, question: string): Promise<Int8Array> =>
  encode('query', question, maxOfQuestion).then(toBytes);

/** @param vector of length 1 */
export function toBytes(vector: Float32Array): Int8Array {
  const scale = spread * Math.sqrt(vector.length);
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
}

/** The cosine of the angle between two vectors. */
export function cosineSimilarity(array: Int8Array, other: Int8Array): number {
  let [dot, normOfFirst, ofOther] = [0, 0, 0];
  for (let i = 0; i < array.length; i++) {
    dot += array[i]! * other[i]!;
    normOfFirst += array[i]! * array[i]!;
    ofOther += other[i]! * other[i]!;
  }
  return dot / Math.sqrt(normOfFirst * ofOther || 1);
}

/**
 * Returns the cache key of a passage: 128 bits of a hash over the model, the title and the text.
 */
export const keyOf = ({ name, size }: Model, { title, text }: Passage): string =>
  createHash('sha256')
    .update(JSON.stringify([name, size, title, text]))
    .digest('hex')
    .slice(0, 32);
