import { normaliseText } from '../normalise-text.ts';

/** Indices of words; `to` is exclusive. */
export type Range = { from: number; to: number };

/** The words of a text in normalised forms. */
export type Tokens = {
  text: string;
  /** Lower case, with letters that OCR confuses unified: "rn" and "m", "1" and "l". */
  keys: string[];
  /** Keys without accents. */
  plain: string[];
  /** Whether an apostrophe replaces the accent: "responsabilita'". */
  soft: boolean[];
  /** Offsets in the normalised text. */
  read: number[];
  /** UTF-16 offsets in the original; `end` is exclusive. */
  places: { start: number; end: number }[];
};

/** Includes "[l]a", whose brackets indicate a changed capital. */
const word = /[\p{L}\p{N}]+(?:[-\]][\p{L}\p{N}]+)*/gu;
const inWord = /[-\]]/g;
const beyondAscii = /[^\0-\x7f]/;
const vowel = /[aeiou]$/;
const digits = /^\d+$/;
const acute: Record<string, string> = { á: 'à', é: 'è', í: 'ì', ó: 'ò', ú: 'ù' };

/**
 * Splits a text into words, without punctuation and hyphens.
 *
 * @param blank replaces ignored text by blanks of the same length
 */
function wordsOf(input: string, blank: (text: string) => string = (text) => text): Tokens {
  const normal = normaliseText(input);
  const text = blank(normal.text);
  const tokens: Tokens = { text: input, keys: [], plain: [], soft: [], read: [], places: [] };
  for (const match of text.matchAll(word)) {
    const end = match.index + match[0].length;
    // OCR may read "1'obbligo".
    const key = match[0] === '1' && isApostrophe(text[end]) ? 'l' : keyOf(match[0]);
    tokens.keys.push(key);
    tokens.plain.push(withoutAccents(key));
    tokens.soft.push(isApostrophe(text[end]) && vowel.test(key) && !/\p{L}/u.test(text[end + 1] ?? ''));
    tokens.read.push(match.index);
    tokens.places.push(normal.typed(match.index, end));
  }
  return tokens;
}

const isApostrophe = (character: string | undefined) => character === "'" || character === '’';

function keyOf(found: string): string {
  const key = found.toLowerCase().replace(inWord, '');
  if (digits.test(key)) return key;
  const read = key.replaceAll('rn', 'm').replaceAll('1', 'l').replaceAll('0', 'o');
  return beyondAscii.test(read) ? read.replace(/[áéíóú]/g, (letter) => acute[letter] ?? letter) : read;
}

const withoutAccents = (key: string) =>
  beyondAscii.test(key) ? key.normalize('NFD').replace(/\p{M}/gu, '') : key;

/** Returns whether two words are equal. */
export const isSameWord = (a: Tokens, i: number, b: Tokens, j: number): boolean =>
  a.keys[i] === b.keys[j] || (a.plain[i] === b.plain[j] && Boolean(a.soft[i] ?? b.soft[j]));

/** Number of consecutive words that locate a quotation in a text. */
export const wordsInRow = 3;

const prime = 0x01000193;

/** Returns the FNV-1a hash of each run of consecutive words without accents. */
function rowsOf({ plain }: Tokens): Int32Array {
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

/** A quotation prepared for comparison with several texts. */
export type QuotedWords = Tokens & {
  /** Ranges of words between omissions. */
  pieces: Range[];
  rows: Int32Array;
};

/** "[…]", "(...)", "omissis". */
const gap = /[[(]? ?(?:…|\.(?: ?\.){2,8}|\bomissis\b) ?[\])]?/giu;
/** Remarks of the author about the quotation: "(enfasi aggiunta)", "[sic]". */
const note =
  /[[(] ?(?:sic ?!?|n\. ?d\. ?[rae]\.?|ndr|(?:enfasi|corsivo|grassetto|neretto|sottolineatur[ae]|sottolineat[oi]|evidenziazion[ei]|maiuscol[oe])[^\])\n]{0,60})[\])]/giu;

export function quotedWords(input: string): QuotedWords {
  const gaps: number[] = [];
  const tokens = wordsOf(input, (text) =>
    text
      .replace(note, (found) => ' '.repeat(found.length))
      .replace(gap, (found, at: number) => {
        gaps.push(at);
        return ' '.repeat(found.length);
      }),
  );
  return { ...tokens, pieces: piecesOf(tokens, gaps), rows: rowsOf(tokens) };
}

function piecesOf({ read }: Tokens, gaps: readonly number[]): Range[] {
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

/** A text with the positions of the requested runs of words. */
export type RulingWords = Tokens & { rows: Map<number, number[]> };

/** More frequent runs do not locate a quotation. */
const maxPlaces = 16;

/**
 * Prepares a text for comparison.
 *
 * @param rowsToFind hashes of all quotations to compare with this text
 */
export function rulingWords(text: string, rowsToFind: ReadonlySet<number>): RulingWords {
  const tokens = wordsOf(text);
  const rows = new Map<number, number[]>();
  rowsOf(tokens).forEach((row, at) => {
    if (!rowsToFind.has(row)) return;
    const positions = rows.get(row);
    if (!positions) rows.set(row, [at]);
    else if (positions.length < maxPlaces) positions.push(at);
  });
  return { ...tokens, rows };
}
