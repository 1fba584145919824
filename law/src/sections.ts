import type { Cursor } from './cursor.ts';
import { ordinal, ordinalNumber, romanNumber } from './roman.ts';

const sez = 'sezz?(?:ione|ioni|\\.|\\b)';
const numbered = `(?:\\d{1,2}(?!\\d)|[ivx]{1,6}(?![\\p{L}\\p{N}])|${ordinal('a')}(?!\\p{L}))`;
const raised = '(?:\\s?[°ºª^]|a(?!\\p{L}))?';
/** Suffix of a section: "VI - 3", "6-L", "I bis", "sottosez. 3", but not "6 - 1/2019". */
const below =
  "(?:\\s?[-–/]\\s?(?:[1-5ltLT]|[iv]{1,3})(?![\\p{L}\\p{N}./])|\\s?[-–]?\\s?(?:bis|ter|quater|quinquies|sexies)(?!\\p{L})|\\s?[-–,]?\\s?sottosez(?:ione|\\.)\\s{0,2}\\d(?!\\d)|(?<=\\d)[a-d](?![\\p{L}\\p{N}])|\\s{1,2}(?:(?:giur(?:isd(?:iz(?:ionale|\\.)?|\\.)?|\\.)\\s?)?centr(?:ale|\\.)(?:\\s{0,2}(?:di\\s{1,2}|d['’]\\s?)?app(?:ello|\\.))?|(?:giur(?:isd(?:iz(?:ionale|\\.)?|\\.)?|\\.)\\s?)?(?:di\\s{1,2}|d['’]\\s?)?app(?:ello(?=[\\s,])|\\.)(?!\\s?\\p{Lu}\\p{Ll}))(?:\\s{0,2}giur(?:isd(?:izionale|\\.)?|\\.))?)?";

/** Functions of the joined sections of the Corte dei conti. */
const joinedAs =
  '(?:\\s{0,2}(?:in\\s{1,2})?(?:(?:sede|spec(?:iale|\\.))\\s{0,2}(?:di\\s{1,2})?)?(?:comp(?:osizione|\\.)|contr(?:ollo|\\.)|giur(?:isdizionale|\\.)|consultiva))?';

/**
 * Spellings of sections: example, expression and code of FORMAT.md. A number in group `n` is the
 * code.
 */
const forms: readonly (readonly [example: string, expression: string, code: string])[] = [
  [
    'Sez. U.',
    `(?:${sez}\\s{0,2}u(?:n(?:it[ea]|\\.)?)?(?!\\p{L})\\.?|s\\.?\\s?s?\\.?\\s?u\\.?\\s?u?(?!\\p{L})\\.?)`,
    'U',
  ],
  ['Sez. L', `${sez}\\s{0,2}l(?:av(?:oro|\\.)?)?(?!\\p{L})\\.?`, 'L'],
  ['Sez. T', `${sez}\\s{0,2}t(?:rib(?:utaria|\\.)?)?(?!\\p{L})\\.?`, 'T'],
  ['Sez. F', `${sez}\\s{0,2}f(?:er(?:iale|\\.)?)?(?!\\p{L})\\.?`, 'F'],
  [
    'Ad. plen.',
    `(?:ad(?:unanza|\\.)\\s{0,2}plen(?:aria|\\.)|ad\\.\\s?pl(?!\\p{L})\\.?|a\\.?\\s?p(?:l(?:en(?:aria)?)?)?(?!\\p{L})\\.?)`,
    'A',
  ],
  ['Grande Sezione', '(?:grand[ei]\\s{1,2}(?:sezione|camera)|g\\.?\\s?c(?!\\p{L})\\.?)', 'G'],
  ['sez. XIII', `${sez}\\s{0,2}(?:n\\.\\s?)?(?<n>${numbered})${raised}${below}`, ''],
  ['II sez.', `(?<n>${numbered})${raised}${below}\\s{0,2}${sez}${below}`, ''],
  ['Un.', 'un\\.', 'U'],
  [
    "Sezione d'appello per la Regione siciliana",
    `${sez}\\s{0,2}(?:giur(?:isdizionale|isd\\.|\\.)\\s{0,2})?(?:di\\s{1,2}|d['’]\\s?)?app(?:ello|\\.)(?:\\s{0,2}(?:per\\s{1,2}la\\s{1,2})?(?:reg(?:ione|\\.)\\s{0,2})?sic(?:iliana|ilia|\\.))?`,
    '',
  ],
  [
    'sez. giur.',
    `(?:${sez}\\s{0,2}(?:giur(?:isdiz(?:ionale|\\.)?|isd\\.|\\.)|riun(?:ite|\\.)${joinedAs}|(?:di\\s{1,2})?contr(?:ollo|\\.)|(?:delle\\s{1,2})?aut(?:onomie|\\.)|consultiva|(?:per\\s{1,2}gli\\s{1,2})?atti\\s{1,2}normativi|stralcio|(?:reg(?:ionale|\\.)(?:\\s{0,2}(?:di\\s{1,2})?contr(?:ollo|\\.))?))|ss\\.?\\s?rr\\.?(?!\\p{L})${joinedAs})`,
    '',
  ],
  [
    'sezione specializzata in materia di impresa',
    `${sez}\\s{0,2}(?:spec(?:ializzata|\\.)|civ(?:ile|\\.)|pen(?:ale|\\.)|impres[ae]|agr(?:aria|\\.)|fall(?:imentare|\\.)|min(?:ori|\\.)|dist(?:accata|\\.)|disc(?:iplinare|\\.))(?:\\s{0,2}(?:in\\s{1,2}materia\\s{1,2})?(?:(?:di|per\\s{1,2}l[ea'’])\\s{0,2})?(?:impres[ae]|agrari[ae]))?(?:\\s{1,2}[AB](?!\\p{L}))?`,
    '',
  ],
  ['III,', `(?<n>[IVX]{1,5})(?![\\p{L}\\p{N}])${below}(?=[\\s,.–-])`, ''],
];
/** Exported so that a test covers every example. */
export const sectionForms = forms;
const expressions = forms.map(([example, expression, code]) => ({
  // A bare numeral must be in capitals.
  expression: new RegExp(expression, example === 'III,' ? 'uy' : 'iuy'),
  code,
}));
const begins = /[sagi vx\dpqtconu]/iy;

export type Section = {
  /** "3", "13", "U", "L"; empty without a section. */
  code: string;
  /** Whether the section must be civil: labour, tax, or a section with such a part ("6 - L"). */
  isCivil: boolean;
};

/** Parses the section at the cursor and moves past it. */
export function takeSection(cursor: Cursor): Section | null {
  begins.lastIndex = cursor.at;
  if (!begins.test(cursor.text)) return null;
  for (const { expression, code } of expressions) {
    const match = cursor.take(expression);
    if (!match) continue;
    const number = match.groups?.n;
    const sectionCode = number === undefined ? code : codeOf(number);
    return { code: sectionCode, isCivil: /^[LT]$/.test(sectionCode) || /[-–/]\s?[lt]$/i.test(match[0]) };
  }
  return null;
}

export function codeOf(number: string): string {
  if (/^\d/.test(number)) return String(Number(number));
  return String(romanNumber(number) ?? ordinalNumber(number) ?? '');
}
