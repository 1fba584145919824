/** A normalised text with a mapping to the original offsets. */
export type NormalText = {
  text: string;
  /** Converts offsets of `text` to the original; `end` is exclusive. */
  typed: (start: number, end: number) => { start: number; end: number };
};

/** A run of characters that are unchanged, or replaced as a whole. */
type Piece = { read: number; readLength: number; typed: number; typedLength: number };

/** Normalises spaces, hyphens, apostrophes, composed letters and hyphenated words. */
export function normaliseText(input: string): NormalText {
  if (!odd.test(input)) return { text: input, typed: (start, end) => ({ start, end }) };
  const pieces: Piece[] = [];
  let text = '';
  let at = 0;
  const add = (piece: string, inputLength: number) => {
    if (piece !== '')
      pieces.push({ read: text.length, readLength: piece.length, typed: at, typedLength: inputLength });
    text += piece;
    at += inputLength;
  };
  for (const match of input.matchAll(any)) {
    add(input.slice(at, match.index), match.index - at);
    const which = match.findIndex((group, i) => i > 0 && group !== undefined);
    const read = formsOfText[which - 1]?.[3] ?? '';
    add(typeof read === 'string' ? read : read(match[0]), match[0].length);
  }
  add(input.slice(at), input.length - at);
  return {
    text,
    typed: (start, end) => ({
      start: placeOf(pieces, start, 'start'),
      end: end > start ? placeOf(pieces, end - 1, 'end') : placeOf(pieces, start, 'start'),
    }),
  };
}

/** Returns the original offset at which the character at `at` starts or ends. */
function placeOf(pieces: readonly Piece[], at: number, side: 'start' | 'end'): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.read ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (!piece) return 0;
  const { read, readLength, typed: start, typedLength: inputLength } = piece;
  if (readLength === inputLength) return start + at - read + (side === 'end' ? 1 : 0);
  return side === 'start' ? start : start + inputLength;
}

/**
 * A normalisation: name, example with result, expression and replacement. The first match at an
 * offset wins. Each expression starts with a rare character, which keeps the search fast.
 */
export type TextForm = readonly [
  name: string,
  example: readonly [typed: string, read: string],
  expression: string,
  read: string | ((found: string) => string),
];

const invisible =
  '\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';
const hyphen = '[-\\u2010\\u2011\\u00ad]';
const ofPages = '(?:\\s?(?:di|/)\\s?\\d{1,4})?';
const page = `(?:[Pp](?:ag(?:ina|\\.)|\\.)\\s?\\d{1,4}${ofPages}|[-–—]\\s?\\d{1,4}\\s?[-–—]|\\[\\s?\\d{1,4}\\s?\\]|\\d{1,4}\\s?(?:di|/)\\s?\\d{1,3}(?=[ \\t]{0,4}[\\n\\f]))`;
const newLine = '[ \\t\\r]{0,8}[\\n\\f][\\s]{0,8}';

export const formsOfText: readonly TextForm[] = [
  [
    'the foot of a page and the mark of the next',
    ['n. 20704 del\n3 di 5\n\n--- Pagina 4 ---\n\n2014', 'n. 20704 del 2014'],
    `\\s{0,4}\\n\\s{0,8}(?:\\d{1,4}(?:\\s?(?:di|/)\\s?\\d{1,4})?\\s{0,8}\\n\\s{0,8})?[-–—=]{2,12}\\s?[Pp]ag(?:ina|\\.)\\s?\\d{1,4}${ofPages}\\s?[-–—=]{2,12}\\s{0,8}`,
    ' ',
  ],
  [
    'the mark of a page between two lines',
    ['sez. II,\n- 3 -\n19 marzo', 'sez. II, 19 marzo'],
    `\\s{0,4}[\\n\\f]\\s{0,8}${page}${newLine}`,
    ' ',
  ],
  [
    'the number of a page between two empty lines',
    ['sez. II,\n\n3\n\n19 marzo', 'sez. II, 19 marzo'],
    `\\n[ \\t\\r]{0,8}\\n\\s{0,8}\\d{1,3}[ \\t\\r]{0,8}\\n[ \\t\\r]{0,8}\\n\\s{0,8}`,
    ' ',
  ],
  [
    'the number of a page at its end or its beginning',
    ['sez. II,\n3\f19 marzo', 'sez. II, 19 marzo'],
    `\\n\\s{0,8}\\d{1,3}\\s{0,4}\\f\\s{0,8}|\\f\\s{0,8}\\d{1,3}${newLine}`,
    ' ',
  ],
  [
    'the mark of a page within a line',
    ['sez. II, [pag. 3] 19 marzo', 'sez. II, 19 marzo'],
    `\\s?[[({] ?[Pp]ag(?:ina|\\.) ?\\d{1,4}${ofPages} ?[\\])}]`,
    '',
  ],
  [
    'a break at a hyphen that is written',
    ['decreto-\nlegge', 'decreto-legge'],
    `${hyphen}(?<=(?:\\d|[Dd]ecreto|\\p{Lu}).)[ \\t\\r]{0,4}\\n\\s{0,8}(?=\\p{L})|${hyphen}(?<=\\p{L}.)[ \\t\\r]{0,4}\\n\\s{0,8}(?=\\p{Lu})`,
    '-',
  ],
  [
    'a word broken over two lines',
    ['custo-\ndia', 'custodia'],
    `${hyphen}(?<=\\p{Ll}.)[ \\t\\r]{0,4}\\n\\s{0,8}(?=\\p{Ll})|\\u00ad\\s{1,12}(?=\\p{Ll})`,
    '',
  ],
  ['invisible signs', ['Cassa\u00adzione', 'Cassazione'], `[${invisible}]{1,32}`, ''],
  [
    'raised marks of footnotes',
    ['Cass.²', 'Cass.'],
    '[\\u00b2\\u00b3\\u00b9\\u2070\\u2074-\\u2079]{1,3}',
    '',
  ],
  [
    'a mark at the beginning of its footnote',
    ['3Cass. n. 5', 'Cass. n. 5'],
    '\\d{1,3}(?=(?:Cass|Corte|Cons\\.|Consiglio|Trib|App\\.|TAR|T\\.A\\.R|Sez\\.|SS\\.|Cfr|CGUE)(?![\\d/]))(?<=(?<![\\p{L}\\p{N}.,/-])(?<!(?:n|art|co|sez|lett|l)\\. ?)\\d{1,3})',
    '',
  ],
  [
    'a letter and its accent',
    ['perche\u0301', 'perché'],
    '\\p{L}\\p{M}{1,4}',
    (found) => found.normalize('NFC'),
  ],
  [
    'letters in one sign, wide signs, numerals',
    ['uﬃcio Ⅱ', 'ufficio II'],
    '[\\u2160-\\u217f\\ufb00-\\ufb06\\uff01-\\uff5e]',
    (found) => found.normalize('NFKC'),
  ],
  ['numero', ['№ 5', 'n. 5'], '\\u2116', 'n.'],
  ['slashes', ['5⁄2019', '5/2019'], '[\\u2044\\u2215]', '/'],
  ['a dot that a scanner set apart', ['Cass . civ.', 'Cass. civ.'], ' (?=\\.(?:[\\s,;]|\\p{L}))', ''],
  ['apostrophes', ['dell`art.', "dell'art."], '[`´ʹʼˈ‘‛′＇]', "'"],
  ['hyphens', ['C‑311/18', 'C-311/18'], '[\\u2010-\\u2012\\u2212\\ufe63]', '-'],
  ['spaces', ['n.\u00a0\u20095', 'n. 5'], '[\\s\\u0085\\u2800]{2,4096}|[^\\S ]|[\\u0085\\u2800]', ' '],
];

/** First characters of all forms. Most queries and texts contain none. */
const odd = /[^ -~À-ÿ’“”«»–—§°ªº]| {2}| \.|\d[A-Z]|`|[[({] ?[pP]ag/;
const any = new RegExp(formsOfText.map(([, , expression]) => `(${expression})`).join('|'), 'gu');
