import { normaliseText } from '../normalise-text.ts';

/** Words, from 0; `to` is exclusive. */
export type Range = { from: number; to: number };

/** The words of a text, as they are compared. */
export type Words = {
  text: string;
  /** In small letters, with what a scanner confuses read alike: "rn" and "m", "1" and "l". */
  keys: string[];
  /** The same without accents. */
  plain: string[];
  /** Whether an apostrophe stands for the accent: "responsabilita'". */
  soft: boolean[];
  /** Where each is in the normalised text. */
  read: number[];
  /** UTF-16 offsets in what was typed; `end` is exclusive. */
  places: { start: number; end: number }[];
};

/** With "[l]a", in which the brackets tell of a letter that was made small. */
const word = /[\p{L}\p{N}]+(?:[-\]][\p{L}\p{N}]+)*/gu;
const inWord = /[-\]]/g;
const beyondAscii = /[^\0-\x7f]/;
const vowel = /[aeiou]$/;
const digits = /^\d+$/;
const acute: Record<string, string> = { á: 'à', é: 'è', í: 'ì', ó: 'ò', ú: 'ù' };

/** Signs, spaces and hyphens are left out: words are what is compared. `blank` hides what doesn't count, at equal length. */
function wordsOf(typed: string, blank: (text: string) => string = (text) => text): Words {
  const normal = normaliseText(typed);
  const text = blank(normal.text);
  const words: Words = { text: typed, keys: [], plain: [], soft: [], read: [], places: [] };
  for (const match of text.matchAll(word)) {
    const end = match.index + match[0].length;
    // A scanner writes "1'obbligo".
    const key = match[0] === '1' && isApostrophe(text[end]) ? 'l' : keyOf(match[0]);
    words.keys.push(key);
    words.plain.push(withoutAccents(key));
    words.soft.push(isApostrophe(text[end]) && vowel.test(key) && !/\p{L}/u.test(text[end + 1] ?? ''));
    words.read.push(match.index);
    words.places.push(normal.typed(match.index, end));
  }
  return words;
}

const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’';

function keyOf(found: string): string {
  const key = found.toLowerCase().replace(inWord, '');
  if (digits.test(key)) return key;
  const read = key.replaceAll('rn', 'm').replaceAll('1', 'l').replaceAll('0', 'o');
  return beyondAscii.test(read) ? read.replace(/[áéíóú]/g, (letter) => acute[letter] ?? letter) : read;
}

const withoutAccents = (key: string) =>
  beyondAscii.test(key) ? key.normalize('NFD').replace(/\p{M}/gu, '') : key;

/** Whether a word of one text is that of the other. */
export const isSameWord = (a: Words, i: number, b: Words, j: number): boolean =>
  a.keys[i] === b.keys[j] || (a.plain[i] === b.plain[j] && Boolean(a.soft[i] ?? b.soft[j]));

/** This many words in a row show where in a text a quotation may be from. */
export const wordsInRow = 3;

const prime = 0x01000193;

/** The hash (FNV-1a) of each run of words in a row, without their accents. */
function rowsOf({ plain }: Words): Int32Array {
  const hashes = Int32Array.from(plain, (key) => {
    let hash = 0x811c9dc5;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), prime);
    return hash;
  });
  const rows = new Int32Array(Math.max(0, hashes.length - wordsInRow + 1));
  for (let i = 0; i < rows.length; i++) {
    let row = 0;
    for (let k = 0; k < wordsInRow; k++) row = Math.imul(row ^ (hashes[i + k] ?? 0), prime) ^ (row >>> 15);
    rows[i] = row;
  }
  return rows;
}

/** A quotation, ready to be compared with many texts. */
export type QuotedWords = Words & {
  /** Words from `from` to `to` (exclusive) that are in one piece: between two pieces the brief says that it leaves something out. */
  pieces: Range[];
  rows: Int32Array;
};

/** "[…]", "(...)", "omissis". */
const gap = /[[(]? ?(?:…|\.(?: ?\.){2,8}|\bomissis\b) ?[\])]?/giu;
/** What the author of a brief adds about the quotation: "(enfasi aggiunta)", "[sic]". */
const note =
  /[[(] ?(?:sic ?!?|n\. ?d\. ?[rae]\.?|ndr|(?:enfasi|corsivo|grassetto|neretto|sottolineatur[ae]|sottolineat[oi]|evidenziazion[ei]|maiuscol[oe])[^\])\n]{0,60})[\])]/giu;

export function quotedWords(typed: string): QuotedWords {
  const gaps: number[] = [];
  const words = wordsOf(typed, (text) =>
    text
      .replace(note, (found) => ' '.repeat(found.length))
      .replace(gap, (found, at: number) => {
        gaps.push(at);
        return ' '.repeat(found.length);
      }),
  );
  return { ...words, pieces: piecesOf(words, gaps), rows: rowsOf(words) };
}

function piecesOf({ read }: Words, gaps: readonly number[]): Range[] {
  const pieces: Range[] = [];
  let [from, next] = [0, 0];
  for (let i = 0; i <= read.length; i++) {
    const at = read[i] ?? Infinity;
    const isCut = (gaps[next] ?? Infinity) < at;
    while ((gaps[next] ?? Infinity) < at) next += 1;
    if ((isCut || i === read.length) && i > from) pieces.push({ from, to: i });
    if (isCut || i === read.length) from = i;
  }
  return pieces;
}

/** A text of a ruling, and where in it the requested rows of words are. */
export type RulingWords = Words & { rows: Map<number, number[]> };

/** A row that a text has more often tells nothing of where a quotation is from. */
const maxPlaces = 16;

/** `wanted` are the rows of all quotations that are to be compared with this text. */
export function rulingWords(text: string, wanted: ReadonlySet<number>): RulingWords {
  const words = wordsOf(text);
  const rows = new Map<number, number[]>();
  rowsOf(words).forEach((row, at) => {
    if (!wanted.has(row)) return;
    const places = rows.get(row);
    if (!places) rows.set(row, [at]);
    else if (places.length < maxPlaces) places.push(at);
  });
  return { ...words, rows };
}
