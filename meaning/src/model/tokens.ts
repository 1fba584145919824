import type { Pieces } from './read-weights.ts';

/**
 * Converts a text to token ids, including the start and end tokens; `most` is the maximum number
 * including these two.
 */
export type Tokens = (text: string, most: number) => number[];

/** SentencePiece's marker for the start of a word, which replaces a blank. */
const wordBegins = 0x2581;
const blank = 0x20;
/** Maximum number of characters read per requested token. */
const lettersOfToken = 20;
/** Penalty for an unknown character: higher than that of any piece. */
const unknownCosts = 10;

/**
 * Creates the XLM-RoBERTa tokenizer from the pieces in the weights file. It returns the
 * segmentation with the highest sum of scores (Viterbi). The pieces stay bytes behind one hash
 * table, which takes a tenth of the memory of a map with 250,000 strings.
 */
export function tokensOf(pieces: Pieces): Tokens {
  const find = finder(pieces);
  const unknownScore = Math.fround(pieces.scores.reduce((a, b) => Math.min(a, b), 0) - unknownCosts);
  return (text, most) => {
    const written = normalise(text.slice(0, most * lettersOfToken), pieces);
    const { utf8, starts } = written;
    const letters = starts.length - 1;
    const best = new Float32Array(letters + 1).fill(-Infinity);
    best[0] = 0;
    const piece = new Int32Array(letters + 1);
    const from = new Int32Array(letters + 1);
    const offer = (end: number, start: number, id: number, score: number) => {
      const sum = Math.fround(best[start]! + score);
      if (!(sum > best[end]!)) return;
      best[end] = sum;
      piece[end] = id;
      from[end] = start;
    };
    for (let start = 0; start < letters; start++) {
      find(utf8, starts, start, (end, id) => offer(end, start, id, pieces.scores[id]!));
      offer(start + 1, start, pieces.unknown, unknownScore);
    }
    const cut: number[] = [];
    for (let end = letters; end > 0; end = from[end]!) cut.push(piece[end]!);
    return [pieces.bos, ...cut.toReversed().slice(0, most - 2), pieces.eos];
  };
}

/** As UTF-8, with the byte at which each character begins, and last the length. */
function normalise(text: string, { normal }: Pieces): { utf8: Buffer; starts: number[] } {
  const points = Array.from(text.toWellFormed().normalize('NFC'), (letter) => letter.codePointAt(0)!)
    .flatMap((point) => normal.get(point) ?? [point])
    .filter((point, i, all) => point !== blank || all[i - 1] !== blank);
  if (points[0] !== blank) points.unshift(blank);
  const letters = points.map((point) => String.fromCodePoint(point === blank ? wordBegins : point));
  const starts = [0];
  for (const letter of letters) starts.push(starts.at(-1)! + Buffer.byteLength(letter));
  return { utf8: Buffer.from(letters.join('')), starts };
}

/** The beginnings of 3, 6, 9 … bytes of every piece, as bits: a text that begins no piece is not followed any further. */
const startStep = 3;
const startBits = 2 ** 22;

type Found = (end: number, id: number) => void;

/** Calls back with every piece that begins at a character. */
function finder({ offsets, utf8: all, unknown }: Pieces) {
  const count = offsets.length - 1;
  const size = 2 ** Math.ceil(Math.log2(count * 2));
  const table = new Int32Array(size);
  const beginnings = new Uint8Array(startBits / 8);
  let longest = 1;
  for (let id = 0; id < count; id++) {
    const [start, end] = [offsets[id]!, offsets[id + 1]!];
    if (start === end || id === unknown) continue;
    longest = Math.max(longest, end - start);
    let hash = basis;
    for (let i = start; i < end; i++) {
      hash = mix(hash, all[i]!);
      if ((i - start) % startStep === startStep - 1) {
        const bit = hash & (startBits - 1);
        beginnings[bit >> 3]! |= 1 << (bit & 7);
      }
    }
    let at = hash & (size - 1);
    while (table[at] !== 0) at = (at + 1) & (size - 1);
    table[at] = id + 1;
  }
  const lookUp = (hash: number, utf8: Buffer, start: number, end: number): number => {
    for (let at = hash & (size - 1); table[at] !== 0; at = (at + 1) & (size - 1)) {
      const id = table[at]! - 1;
      if (utf8.compare(all, offsets[id], offsets[id + 1], start, end) === 0) return id;
    }
    return -1;
  };
  return (utf8: Buffer, starts: readonly number[], first: number, found: Found) => {
    const begin = starts[first]!;
    let hash = basis;
    let read = begin;
    for (let last = first + 1; last < starts.length; last++) {
      const end = starts[last]!;
      if (end - begin > longest) return;
      for (; read < end; read++) {
        hash = mix(hash, utf8[read]!);
        if ((read - begin) % startStep !== startStep - 1) continue;
        const bit = hash & (startBits - 1);
        if (!(beginnings[bit >> 3]! & (1 << (bit & 7)))) return;
      }
      const id = lookUp(hash, utf8, begin, end);
      if (id >= 0) found(last, id);
    }
  };
}

/** FNV-1a, 32 bits. */
const basis = 0x811c9dc5 | 0;
const mix = (hash: number, byte: number) => Math.imul(hash ^ byte, 0x01000193);
