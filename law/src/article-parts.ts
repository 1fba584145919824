import type { Cursor } from './cursor.ts';

export const suffix =
  '(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|nonies|decies|undecies|duodecies|terdecies|quaterdecies|quinquiesdecies)';
const ordinals = [
  'primo',
  'secondo',
  'terzo',
  'quarto',
  'quinto',
  'sesto',
  'settimo',
  'ottavo',
  'nono',
  'decimo',
];
const ordinal = `(?:${ordinals.join('|')}|ultimo)`;
const joint = '(?:\\s{0,2},\\s{0,2}|\\s{1,2}ed?\\s{1,2})';

/** Paragraph, letter, number: what narrows an article. */
const part = new RegExp(
  `[\\s,(]{0,3}(?:(?:ed?|o)\\s{1,2})?(?:${[
    `(?<co1>${ordinal}(?:${joint}${ordinal}){0,4})\\s{1,2}(?:comma|periodo|alinea)`,
    `(?:comm[ai]|co\\.|c\\.|co(?=\\s\\d))\\s{0,2}(?<co2>\\d{1,3}(?:[\\s-]?${suffix}\\b)?(?:${joint}\\d{1,3}){0,6}|${ordinal}\\b(?:${joint}${ordinal}\\b){0,4})(?![.\\d])`,
    `lett(?:er[ae]|\\.)\\s{0,2}["“«]?(?<let>[a-z]{1,2}\\b(?:[\\s-]?${suffix}\\b)?["”»]?\\)?(?:${joint}[a-z]\\)){0,6})`,
    `(?:nn?\\.|n(?=\\s\\d)|numer[oi])\\s{0,2}(?<n>\\d{1,3}\\b\\)?(?:${joint}\\d{1,2}\\b\\)?(?!\\s?/)){0,6})`,
    'cpv\\.?',
    'ss\\b\\.?',
    'seguenti|segg?\\.',
    '\\)',
  ].join('|')})`,
  'iy',
);

/** Moves past one part of an article; as `co2`, `leta`, `n5`, none for "e seguenti"; null where none stands. */
export function takePart(cursor: Cursor): string[] | null {
  const match = cursor.take(part);
  if (!match) return null;
  const { co1, co2, let: letters, n } = match.groups ?? {};
  return [
    ...each('co', co1 ?? co2, /\d{1,3}(?:[\s-]?[a-z]{3,})?|[a-z]+/gi),
    // "lett. e) e s)": the second e joins
    ...each('let', letters, /^[a-z]{1,2}(?:[\s-]?[a-z]{3,})?|(?<![a-z])[a-z](?=\))/gi),
    ...each('n', n, /\d{1,3}/g),
  ];
}

function each(kind: string, text: string | undefined, one: RegExp): string[] {
  const found = text?.toLowerCase().match(one) ?? [];
  return found
    .filter((value) => kind === 'let' || !/^ed?$/.test(value))
    .map((value) => {
      const place = ordinals.indexOf(value);
      return `${kind}${place < 0 ? value.replace(/[\s-]/g, '') : place + 1}`;
    });
}
