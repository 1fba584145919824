import { Cursor } from './cursor.ts';
import { ordinal, ordinalNumber, romanNumber } from './roman.ts';

const units = 'semel|bis|ter|quater|quinquies|sexies|septies|octies|novies|nonies';
/** "bis", and above twenty "vicies", "vicies-semel", "tricies bis" */
export const suffix = `(?:(?:vicies|tricies)(?:[\\s-]{0,2}(?:${units}))?|bis|ter|quater|quinquies|sexies|septies|octies|novies|nonies|decies|undecies|duodecies|terdecies|quaterdecies|quinquiesdecies|sexiesdecies|septiesdecies|octiesdecies|noviesdecies|duodevicies|undevicies)`;
const longestRange = 60;
const joint = '(?:\\s{0,2},\\s{0,2}|\\s{1,2}ed?\\s{1,2})';
const inWords = `(?:${ordinal('[oa]')}|ultim[oa]|ult\\.|penultimo)`;
/** "primo", "6°", "VI", before the noun. */
const before = `(?:${inWords}|\\d{1,2}\\s?[°º^]|[IVXivx]{1,5}(?![\\p{L}])|\\d{1,2}(?=\\s{1,2}co(?:mm[ai]|\\.)))`;
const articleNumber = `(?:\\d{1,4}(?!\\d)(?:\\s?[°º^])?(?:\\s?-?\\s?${suffix}\\b)?(?:\\.\\d{1,2}(?!\\d))?|${inWords}(?!\\p{L})|[IVXivx]{1,5}(?![\\p{L}]))`;
/** "1", "1, 2 e 3", "48-50". A final "e" is excluded if another article follows. */
const range = `${articleNumber}(?:\\s?(?:[-–]|\\sa\\s)\\s?\\d{1,4})?`;
const several = `${range}(?:\\s{0,2},\\s{0,2}${range}(?!\\s?\\p{L}{4})){0,6}(?:\\s{0,2},?\\s{0,2}ed?\\s{1,2}${range}(?!\\s{0,2},?\\s{0,2}(?:comm|co\\.)))?`;

/**
 * Subdivisions of an article, each with an example. In a list of articles ("artt.") each has one
 * value.
 */
const forms = (more: string): readonly (readonly [example: string, expression: string])[] => [
  [
    'primo comma; VI comma; 6° co.',
    `(?<before>${before}(?:${joint}${before}){0,4})\\s{0,2}(?:comm[ai]|co\\.|cpv\\b\\.?)`,
  ],
  [
    'ultimo periodo; seconda parte',
    `(?:${before}(?:${joint}${before}){0,2}|ult\\.)\\s{0,2}(?:periodo|alinea|parte|inciso)`,
  ],
  ['u.c.', '(?<last>u\\.?\\s?c\\.(?!\\s?[pcd]\\.?))'],
  [
    'comma 2; co. 1-bis; commi 1, 2 e 3; commi 48-50; commi da 48 a 50',
    `(?:commi\\s{0,2}(?:da(?:l|ll['’])?\\s{0,2})?(?<co>${several})|(?:comma|co\\.|c\\.|co(?=\\s\\d))\\s{0,2}(?<co2>${articleNumber}${more}))(?!\\d|\\.\\d)`,
  ],
  [
    'lettera a); lett. e) e s); lett. d )',
    `lett?(?:er[ae]|\\.)\\s{0,2}["“«(]?(?<let>[a-z]{1,2}\\b(?:[\\s-]?${suffix}\\b)?["”»]?(?:\\s?\\))?(?:${joint}[a-z]\\s?\\)){0,6})`,
  ],
  [
    'n. 5; nn. 3 e 5; n.ro 5; n. II; punto 2',
    `(?:n{1,2}\\s?[.°º]{1,2}\\s?(?:r[oi]\\.?)?|nr\\.?|n(?=\\s\\d)|numer[oi]|num\\.?|punt[oi])\\s{0,2}(?<n>(?:\\d{1,3}|[IVX]{1,4})\\b(?:\\s?-?\\s?${suffix}\\b)?\\)?(?:(?:${joint}|\\so\\s)\\d{1,2}\\b\\)?(?!\\s?/)){0,6})(?!\\s?/|\\s{1,2}del(?:l['’]anno)?\\s{1,2}\\d)`,
  ],
  [
    '§ 1; par. 1; paragrafo 2; 6(1)',
    `(?:(?:§{1,2}|par(?:agraf[oi]|agr\\.|r?\\.))\\s{0,2}(?<par>\\d{1,2}\\b(?:${joint}\\d{1,2}\\b){0,4})|\\((?<par2>\\d{1,2})\\))`,
  ],
  [
    'e seguenti; s. c.c.',
    '(?:cpv\\.?|capoverso|ss\\b\\.?|s\\.(?=\\s{1,2}(?:del|c\\.|cod|d\\.|l\\.|r\\.|t\\.?\\s?u|cost))|seguenti|segg?\\.|[)\\]])',
  ],
];
export const partForms = forms('');

const compiled = (more: string) =>
  new RegExp(
    `[\\s,([]{0,3}(?:(?:ed?|o)\\s{1,2})?(?:${forms(more)
      .map(([, expression]) => expression)
      .join('|')})`,
    'iuy',
  );
const partPattern = compiled(
  `(?:${joint}${articleNumber}(?!\\s?\\p{L}{4}|\\s{1,2}e\\s{1,2}\\p{L}{3,8}\\s{1,2}periodo)){0,6}`,
);
const ofSeveral = compiled('');

/**
 * Parses one subdivision and moves past it.
 *
 * @param listed whether a number after "comma 2," is the next article of a list
 * @returns keys such as `co2`, `leta`, `n5`, `par1`; empty for "e seguenti", null if there is no
 * subdivision
 */
export function takePart(cursor: Cursor, listed = false): string[] | null {
  const match = cursor.take(listed ? ofSeveral : partPattern);
  if (!match) return null;
  const { before: prefix, last, co, co2, let: letters, n, par, par2 } = match.groups ?? {};
  return [
    ...(last === undefined ? [] : ['coultimo']),
    ...each(
      'co',
      prefix ?? (co && singlePart(co)) ?? co2,
      /\d{1,4}(?:[\s-]{0,3}[a-z]{3,})?(?:\.\d{1,2})?|[a-z]+/gi,
    ),
    // "lett. e) e s)": the second "e" is a conjunction
    ...each('let', letters, /^[a-z]{1,2}(?:[\s-]?[a-z]{3,})?|(?<![a-z])[a-z](?=\s?\))/gi),
    ...each('n', n, /\d{1,3}(?:[\s-]{0,3}[a-z]{3,})?|[ivx]+/gi),
    ...each('par', par ?? par2, /\d{1,2}/g),
  ];
}

/** Expands "48-50" to "48, 49, 50". */
function singlePart(text: string): string {
  return text.replace(/(\d{1,4})\s?(?:[-–]|\sa\s)\s?(\d{1,4})/gi, (all, first: string, last: string) => {
    const [low, high] = [Number(first), Number(last)];
    if (high <= low || high - low > longestRange) return `${first}, ${last}`;
    return Array.from({ length: high - low + 1 }, (_, i) => low + i).join(', ');
  });
}

function each(kind: string, text: string | undefined, single: RegExp): string[] {
  const found = text?.toLowerCase().match(single) ?? [];
  return found
    .filter((value) => kind === 'let' || !/^ed?$/.test(value))
    .map(
      (value) =>
        `${kind}${kind === 'co' || (/^[ivx]+$/.test(value) && kind === 'n') ? paragraph(value) : value.replace(/[\s-]/g, '')}`,
    );
}

function paragraph(value: string): string {
  if (/^ult/.test(value)) return 'ultimo';
  return String(ordinalNumber(value) ?? romanNumber(value) ?? value.replace(/[\s-]/g, ''));
}

/** Maximum distance between a subdivision and its article. */
const reach = 70;
const maxParts = 4;
/** Start of a subdivision. */
const begins =
  /(?<![\p{L}\p{N}])(?=comm[ai]\s|co\.|lett|n{1,2}\.\s?\d|numer[oi]\s|par(?:agrafo|\.)|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim)[oa]\s|[IVX]{1,4}\s|\d{1,2}\s?°)/gu;
const between = /,?\s{0,2}(?:(?:ed?\s)?del(?:la|lo|l['’])?\s{0,2}|,\s?)?/y;
const last =
  /,?\s{1,2}(?:dell['’]|dello\s{1,2}stesso\s|del(?:\s(?:citato|medesimo|predetto))?\s|di\s{1,2}cui\s{1,2}all['’]|ex\s)\s?$/iy;

/**
 * Parses the subdivisions before an article: "comma 236 dell'art. 1 l. 197/2022", "lett. b) del
 * comma 2 dell'art. 5".
 *
 * @param from end of the previous reference
 */
export function subdivisionsBefore(text: string, start: number, from: number): string[] {
  const first = Math.max(from, start - reach);
  const prefix = text.slice(first, start);
  for (const { index } of prefix.matchAll(begins)) {
    const cursor = new Cursor(prefix, index);
    const parts: string[] = [];
    for (let step = 0; step < maxParts; step++) {
      const taken = takePart(cursor);
      if (!taken) break;
      parts.push(...taken);
      if (cursor.take(last)) return parts;
      cursor.take(between);
    }
  }
  return [];
}
