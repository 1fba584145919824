import { createHash } from 'node:crypto';
import { unit } from './model/unit.ts';

/** Of what a text means: a unit vector. `most`: tokens of it that are read, with the two that frame it. */
export type Encode = (text: string, most: number) => Promise<Float32Array>;

/** What the index remembers of a vector: which model made it and how long it is. Vectors of two models say nothing of each other. */
export interface Model {
  name: string;
  size: number;
}

export interface Passage {
  title: string;
  text: string;
}

/** So many tokens are read of each: more costs in proportion, and titles and texts begin with what they are about. */
const mostOfTitle = 64;
const mostOfText = 160;
const mostOfQuestion = 512;
/** A coordinate of a unit vector as a byte: with 384 of them 836 fills the range, and what is beyond its ends is cut. */
const scale = 836;

/** What E5 was trained with before each kind of text. */
export const asPassage = (text: string): string => `passage: ${text}`;
export const asQuestion = (text: string): string => `query: ${text}`;

/** What a principle means, as it is indexed: its title and its text weigh alike. */
export async function encodePassage(encode: Encode, { title, text }: Passage): Promise<Int8Array> {
  const ofText = await encode(asPassage(text), mostOfText);
  if (title === '') return toBytes(ofText);
  const ofTitle = await encode(asPassage(title), mostOfTitle);
  return toBytes(unit(ofText.map((value, i) => value + ofTitle[i]!)));
}

export const encodeQuestion = (encode: Encode, question: string): Promise<Int8Array> =>
  encode(asQuestion(question), mostOfQuestion).then(toBytes);

/** @param vector of length 1 */
export const toBytes = (vector: Float32Array): Int8Array =>
  Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));

/** By which an unchanged text is known again: 128 bits of a hash of what was read, and of who read it. */
export const keyOf = ({ name, size }: Model, { title, text }: Passage): string =>
  createHash('sha256')
    .update(JSON.stringify([name, size, title, text]))
    .digest('hex')
    .slice(0, 32);
