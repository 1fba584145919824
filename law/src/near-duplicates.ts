import { fold } from './fold.ts';
import { findRulings } from './find-rulings.ts';

/** Minimum Jaccard index of near-duplicate principles; see docs/references.md. */
export const nearDuplicateThreshold = 0.45;
/** Shorter texts ("Questione già dichiarata non fondata") recur in unrelated rulings. */
const fewestWords = 25;
const run = 3;
const bands = 20;
const rowsOfBand = 3;

const prime = 0x01000193;
const offset = 0x811c9dc5;
const blank = 0x20;
const letterOrNumber = /[\p{L}\p{N}]/u;

/** Returns hashes of all sequences of three words, excluding citations; empty for a short text. */
export function shinglesOf(text: string): Set<number> {
  let plain = '';
  let at = 0;
  for (const { start, end } of findRulings(text, 'cost')) {
    plain += `${text.slice(at, start)} `;
    at = end;
  }
  plain += text.slice(at);
  const shingles = runsOf(fold(plain));
  return shingles.words < fewestWords ? new Set() : shingles.runs;
}

/**
 * Computes the FNV-1a hash of each sequence of three words in one pass, keeping the hashes of the
 * sequences that end with, centre on and start with the current word.
 */
function runsOf(text: string): { words: number; runs: Set<number> } {
  const runs = new Set<number>();
  let count = 0;
  let [ending, middle, starting] = [offset, offset, offset];
  let isWord = false;
  for (let i = 0; i <= text.length; i++) {
    const width = i < text.length ? wordCharacterAt(text, i) : 0;
    if (width > 0) {
      isWord = true;
      for (let unit = i; unit < i + width; unit++) {
        const code = text.charCodeAt(unit);
        ending = Math.imul(ending ^ code, prime);
        middle = Math.imul(middle ^ code, prime);
        starting = Math.imul(starting ^ code, prime);
      }
      i += width - 1;
    } else if (isWord) {
      isWord = false;
      count += 1;
      if (count >= run) runs.add(ending);
      ending = Math.imul(middle ^ blank, prime);
      middle = Math.imul(starting ^ blank, prime);
      starting = offset;
    }
  }
  return { words: count, runs };
}

/** Returns the number of UTF-16 units of the letter or digit; 0 for any other character. */
function wordCharacterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(at) ?? code);
  return letterOrNumber.test(character) ? character.length : 0;
}

/** Returns the Jaccard index of two sets, 0 to 1. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const hash of a) if (b.has(hash)) both += 1;
  return both / (a.size + b.size - both);
}

/**
 * Returns MinHash bands for finding near duplicates. Two texts with an index of .45 share a band in
 * 85 of 100 cases, with .6 in 99, with .3 in 42.
 */
export function bandsOf(shingles: ReadonlySet<number>): string[] {
  if (shingles.size === 0) return [];
  // A typed array and one hash function at a time, so that the minimum stays in a register.
  const all = new Int32Array(shingles.size);
  let next = 0;
  for (const shingle of shingles) all[next++] = shingle;
  const found: string[] = [];
  for (let band = 0; band < bands; band++) {
    let sum = 0;
    for (let row = 0; row < rowsOfBand; row++)
      sum = mix(sum ^ leastOf(all, Math.imul(band * rowsOfBand + row + 1, 0x9e3779b1)));
    found.push(`${band}.${(sum >>> 0).toString(36)}`);
  }
  return found;
}

/** Returns the unsigned minimum of the hashes as a signed integer. */
function leastOf(shingles: Int32Array, seed: number): number {
  let least = -1;
  for (let i = 0; i < shingles.length; i++) {
    const value = mix(shingles[i]! ^ seed);
    if (value >>> 0 < least >>> 0) least = value;
  }
  return least;
}

/** Finaliser of MurmurHash3. */
function mix(input: number): number {
  let value = Math.imul(input ^ (input >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
