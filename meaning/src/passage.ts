import { createHash } from 'node:crypto';
import { unit } from './model/unit.ts';

/** A question is short and a passage long: models are trained to bring the two together, and told which is which. */
export type Kind = 'query' | 'passage';

/**
 * What a text means, as a unit vector. `most`: tokens of it that are read, with the two that frame it.
 * @throws Error where it cannot be had
 */
export type Encode = (kind: Kind, text: string, most: number) => Promise<Float32Array>;

/** What the index remembers of a vector: which model made it and how long it is. Vectors of two models say nothing of each other. */
export interface Model {
  name: string;
  size: number;
}

export interface Passage {
  title: string;
  text: string;
}

/** How many tokens are read of each: more costs in proportion, and titles and texts begin with what they are about. */
const maxOfTitle = 64;
const maxOfText = 160;
/**
 * A thousand letters of Italian. As many of Chinese, or of emoji, make twice as many tokens, and would be read only after no one waits
 * any more.
 */
const maxOfQuestion = 256;
/**
 * Coordinates of a unit vector as bytes: multiplied by this and by the root of their number they fill the range, and what is beyond its
 * ends is cut.
 */
const spread = 836 / Math.sqrt(384);

/** What E5 was trained with before each kind of text. */
export const asE5Reads = (kind: Kind, text: string): string => `${kind}: ${text}`;

/** What a principle means, as indexed: its title and its text weigh alike. */
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
export function cosineSimilarity(one: Int8Array, other: Int8Array): number {
  let [dot, ofOne, ofOther] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    dot += one[i]! * other[i]!;
    ofOne += one[i]! * one[i]!;
    ofOther += other[i]! * other[i]!;
  }
  return dot / Math.sqrt(ofOne * ofOther || 1);
}

/** Tells an unchanged text: 128 bits of a hash of what was read, and of who read it. */
export const keyOf = ({ name, size }: Model, { title, text }: Passage): string =>
  createHash('sha256')
    .update(JSON.stringify([name, size, title, text]))
    .digest('hex')
    .slice(0, 32);
