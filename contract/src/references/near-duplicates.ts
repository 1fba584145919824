import { findRulings } from './find-rulings.ts';

/** Of two principles with at least this much in common one says again what the other says: docs/references.md. */
export const alikeFrom = 0.45;
/** Shorter ones ("Questione già dichiarata non fondata") say the same of different things. */
const fewestWords = 25;
const run = 3;
const bands = 20;
const rowsOfBand = 3;

const word = /[\p{L}\p{N}]+/gu;
const prime = 0x01000193;
const blank = 0x20;

/** Hashes of every three words in a row, without the rulings cited; none for a text too short to be compared. */
export function shinglesOf(text: string): Set<number> {
  let plain = '';
  let at = 0;
  for (const { start, end } of findRulings(text, 'cost')) {
    plain += `${text.slice(at, start)} `;
    at = end;
  }
  plain += text.slice(at);
  const words = plain.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(word) ?? [];
  const shingles = new Set<number>();
  if (words.length < fewestWords) return shingles;
  for (let i = 0; i + run <= words.length; i++) shingles.add(hash(words, i));
  return shingles;
}

/** How much two texts have in common, 0 to 1: shared runs of words among all of them (Jaccard). */
export function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  return both / (a.size + b.size - both);
}

/**
 * Terms by which near duplicates find each other (MinHash in bands): two texts with a likeness of .45 share one of them in
 * 85 of 100 cases, of .6 in 99, of .3 in 42.
 */
export function bandsOf(shingles: ReadonlySet<number>): string[] {
  if (shingles.size === 0) return [];
  const least = new Uint32Array(bands * rowsOfBand).fill(0xffffffff);
  for (const shingle of shingles)
    for (let i = 0; i < least.length; i++) {
      const value = mix(shingle ^ Math.imul(i + 1, 0x9e3779b1));
      if (value < least[i]!) least[i] = value;
    }
  return Array.from({ length: bands }, (_, band) => {
    const rows = least.subarray(band * rowsOfBand, (band + 1) * rowsOfBand);
    return `${band}.${rows.reduce((sum, row) => mix(sum ^ row), 0).toString(36)}`;
  });
}

/** FNV-1a of a run of words from `first` on, with blanks between them. */
function hash(words: readonly string[], first: number): number {
  let value = 0x811c9dc5;
  for (let w = first; w < first + run; w++) {
    const one = words[w] ?? '';
    if (w > first) value = Math.imul(value ^ blank, prime);
    for (let i = 0; i < one.length; i++) value = Math.imul(value ^ one.charCodeAt(i), prime);
  }
  return value >>> 0;
}

/** The finisher of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(input: number): number {
  let value = Math.imul(input ^ (input >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
