import type { Cursor } from './cursor.ts';
import { dateOf, datePattern, fullYear } from './dates.ts';
import { type Filing, takeFiling } from './filing.ts';
import { codeOf } from './sections.ts';
import type { Court } from './types.ts';

/** A number with its year. European case numbers (`c-311/18`) include the year. */
export type CitedNumber = {
  number: string;
  year: number | undefined;
  date: string | undefined;
  section?: string | undefined;
  start: number;
  end: number;
};
type Found = Omit<CitedNumber, 'start' | 'end'>;

const type = '(?:sent(?:enz[ae]|t?\\.)|ord(?:inanz[ae]|d?\\.)|[so]\\s?\\.|[so]\\s(?=n))';
/** "n.", "nn.", "nr.", "n.ro", "n°", "num.", "numero" */
export const marker =
  '(?:#|n{1,2}(?:\\s?[.°º]){0,2}(?:\\s?n\\.)?(?:r[oi]\\.?)?|nr[oi]?\\b\\.?|num(?:ero|eri|\\.)?)';
const digits = '(\\d{1,3}(?:\\.\\d{3}){1,2}|\\d{1,6})(?!\\d|\\s?/\\s?(?:\\d{2}|\\d{4})(?:[Xx?●•…]|__))';
/** Excludes placeholders such as "20XX". */
const year = "['’]?(\\d{4}|\\d{2})(?!\\d|[Xx?●•…]|__)";
const europeanCase =
  /(?:(?:nell[ae]\s)?caus[ae]\s{1,2}(?:riunite\s{1,2}(?:da\s{1,2})?)?|nn?\.\s{0,2})?([CT])\s?[-‑–]\s?(\d{1,4})\/(?:19|20)?(\d{2})(?!\d)(?:\s?p(?:pu)?(?!\p{L}))?/iuy;
/** "causa 26/62": before 1989 cases had no letter. They are cited with a letter today. */
const oldCase = /caus[ae]\s{1,2}(?:riunite\s{1,2})?(\d{1,3})\/([5-8]\d)(?!\d)/iy;
/** "166/03/2021": tax courts write number, section and year. */
const withSection = new RegExp(
  `(${marker}\\s{0,2})?(\\d{1,6})\\s?/\\s?(\\d{1,2}|[IVXivx]{1,5})\\s?/\\s?${year}`,
  'y',
);
/** "428/23/2017": the year is not after the first slash. */
const threeParts = '\\s?/\\s?(?:\\d{1,2}|[IVX]{1,5})\\s?/\\s?\\d';
const markedNumber = new RegExp(
  `${marker}\\s{0,2}${digits}(?!${threeParts})(?:\\s?/\\s{0,2}${year}|\\s?[-–]\\s?((?:19|20)\\d{2})(?![\\d/]))?`,
  'iy',
);
/** "2020/52901". In "1900/1956" the second number is the year. */
const yearFirst = /((?:19|20)\d{2})\s?\/\s?(?!(?:19|20)\d{2}(?!\d))(\d{3,6})(?![\d/])/y;
const slashed = new RegExp(`(\\d{1,3}\\.\\d{3}|\\d{1,6})\\s?/\\s?${year}(?!/)`, 'y');
const plain = /(\d{1,3}\.\d{3}|\d{1,6})(?![\d/.])/y;
/**
 * "n. 4821 del 12/12/2017 Ud. (dep. 31/01/2018)": hearing date, as in the archive of the
 * Cassazione.
 */
const heardOnly = /\s?(?:ud|cc|up|pu)\.?(?=\s?[,(–-]{0,2}\s?(?:dep|rv))/iy;
/** Opinions of the Corte dei conti: "123/2020/PAR", "5/SEZAUT/2021/QMIG", "SRCPIE/45/2021/PAR". */
const ofAccounts = new RegExp(
  `(?:${marker}\\s{0,2})?(?:[A-Z]{3,9}\\s?/\\s?)?(\\d{1,5})\\s?/\\s?(?:[A-Z]{2,9}\\s?/\\s?){0,2}(\\d{4})(?:\\s?/\\s?[A-Z]{2,9}){0,2}(?![\\p{L}\\p{N}/])`,
  'uy',
);
/** "202302756": year and number, as in the portal of the administrative courts. */
const ofPortal = new RegExp(`(?:${marker}\\s{0,2})?(20\\d{2})(\\d{5})(?!\\d)`, 'iy');
const dash = /\s?[-–]\s?/y;
/** A preceding number is a day. */
const aMonth = /\s{1,2}(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)/iy;
const dated = new RegExp(datePattern, 'iuy');
const ofYear = new RegExp(
  `,?\\s{0,2}(?:\\(\\s?)?(?:(?<same>d(?:ello\\s{1,2}stesso|el\\s{1,2}medesimo)\\s{1,2}anno)|(?:(?:del(?:l['’]\\s?anno)?|anno)\\s{1,2}(?:anno\\s{1,2})?['’]?(?<year>\\d{4}|(?<=['’])\\d{2})(?!\\d)|\\((?<in>(?:19|20)\\d{2})\\))|(?:(?:del(?:l['’]\\s?)?|in\\s{1,2}data|il)\\s{0,2})?(?<day>${datePattern}))`,
  'iuy',
);
/** Number of a principle after the ruling: "- mass. 45650, 45651", "Rv. 1". */
const principle =
  /\s{0,2}[-–,;(]?\s{0,2}(?:mass?(?:im[ae]|\s?\.)?|rv\s?\.)\s{0,2}(?:nn?\.\s{0,2})?\d{3,6}(?:\s?-\s?\d{2}(?!\d))?(?:(?:\s?,\s?|\s{1,2}e\s{1,2})\d{3,6}(?![\d/]))*\)?/iy;
const join = new RegExp(
  `[\\s,;(–-]{0,3}(?:(?:ed?|a|nonch(?:[eé]|e')|da\\s{1,2}ultimo|poi|infine|anche|già|v\\.|cfr\\.|conf(?:orm[ei]|\\.)|contra|così|ivi|in\\s{1,2}senso\\s{1,2}(?:conforme|contrario|analogo|difforme)|n(?:ello|el)\\s{1,2}(?:stesso|medesimo)\\s{1,2}senso)[\\s,:]{1,2}){0,3}` +
    `(?:(?:alle?|le|la|l['’])\\s{0,2})?(?:${type}\\s{0,2})?(?=(?:${marker}\\s{0,2})?\\d|c-|t-)`,
  'iy',
);
/** "n. 12345/2019 R.G.": a case number. */
const ofRegister =
  /[\s,(]{0,3}(?:(?:del\s)?(?:ruolo|registro)\s|n?\.?\s?r\.?\s?g\.?(?:\s?n\.?\s?r\.?)?(?![\p{L}])|reg\.\s?(?:gen|ric)|mod\.\s?2)/iuy;
/** "n. 166 sez. 3": their section may follow the number. */
const taxCourts = new Set<Court | undefined>(['cgt1', 'cgt2']);

/**
 * Parses the numbers of a citation, at most 200: "nn. 348 e 349 del 2007", "61/1987 - mass. 12345;
 * n. 5/1990".
 */
export function takeNumbers(cursor: Cursor, statedYear: number | undefined, court?: Court): CitedNumber[] {
  const numbers: CitedNumber[] = [];
  while (numbers.length < 200) {
    const before = cursor.at;
    if (numbers.length > 0) {
      cursor.take(principle);
      cursor.take(join);
    }
    const start = cursor.at;
    const open = numbers.length > 0 && numbers.at(-1)?.year === undefined;
    const found = takeNumber(cursor, { open, court, last: numbers.at(-1)?.year ?? statedYear });
    const end = cursor.at;
    if (!found || cursor.attempt(() => cursor.take(ofRegister))) {
      cursor.at = before;
      break;
    }
    numbers.push({ ...found, start, end });
  }
  return withYears(numbers, statedYear);
}

/**
 * Assigns each year to the preceding numbers without one. `first` is a year before the first
 * number.
 */
function withYears(numbers: readonly CitedNumber[], first: number | undefined): CitedNumber[] {
  let next = first;
  return numbers
    .toReversed()
    .map((number, i) => {
      const isFirst = i === numbers.length - 1;
      next = number.year ?? (isFirst && first !== undefined ? first : next);
      return { ...number, year: next };
    })
    .reverse();
}

/**
 * State of a list. `open` means that its year follows; `last` is the year of the previous number.
 */
type InList = { open: boolean; court: Court | undefined; last: number | undefined };

function takeNumber(cursor: Cursor, inList: InList): Found | null {
  const { open, court } = inList;
  const european = takeEuropean(cursor, court);
  if (european) return european;
  if (court === 'conti') {
    const numbered = cursor.take(ofAccounts);
    if (numbered)
      return { number: String(Number(numbered[1])), year: fullYear(numbered[2] ?? ''), date: undefined };
  }
  if (court === 'tar' || court === 'cds') {
    const filed = cursor.take(ofPortal);
    if (filed) return { number: String(Number(filed[2])), year: Number(filed[1]), date: undefined };
  }
  if (court === undefined || taxCourts.has(court)) {
    const tax = cursor.attempt(() => takeWithSection(cursor));
    if (tax) return tax;
  }
  const reversed = cursor.take(yearFirst);
  if (reversed) return { number: String(Number(reversed[2])), year: Number(reversed[1]), date: undefined };
  const match = cursor.take(markedNumber) ?? cursor.take(slashed);
  if (match) {
    const of = match[2] ?? match[3];
    const number = {
      number: digitsOf(match),
      ...(of === undefined ? takeYear(cursor, inList) : { year: fullYear(of), date: undefined }),
    };
    return filedIn(cursor, number, of !== undefined);
  }
  // "Cass. 12 gennaio 2018, n. 123; 5 maggio 2019, n. 456"
  const day = cursor.attempt(() => takeDated(cursor));
  if (day) return day;
  return cursor.attempt(() => {
    const bare = cursor.take(plain);
    if (!bare || cursor.take(aMonth)) return null;
    const of = filedIn(cursor, { number: digitsOf(bare), ...takeYear(cursor, inList) });
    return of.year !== undefined || open ? of : null;
  });
}

function takeEuropean(cursor: Cursor, court: Court | undefined): Found | null {
  const match = cursor.take(europeanCase);
  if (match)
    return {
      number: `${match[1]?.toLowerCase()}-${Number(match[2])}/${match[3]}`,
      year: undefined,
      date: takeYear(cursor).date,
    };
  const old = court === 'cgue' ? cursor.take(oldCase) : null;
  return old && { number: `c-${Number(old[1])}/${old[2]}`, year: undefined, date: undefined };
}

function takeWithSection(cursor: Cursor): Found | null {
  const match = cursor.take(withSection);
  if (!match) return null;
  const [, numberMark, number = '', section = '', of = ''] = match;
  // "CTR Veneto 12/03/2021" may be a date
  if (numberMark === undefined && Number(number) <= 31 && Number(section) <= 12) return null;
  return { number: String(Number(number)), year: fullYear(of), date: undefined, section: codeOf(section) };
}

function takeDated(cursor: Cursor): Found | null {
  const day = cursor.take(dated);
  if (day) cursor.take(/[\s,]{1,3}/y);
  const match = day && cursor.take(markedNumber);
  if (!match) return null;
  const date = dateOf(day[0]);
  const of = match[2] ?? match[3];
  return { number: digitsOf(match), year: of === undefined ? date?.year : fullYear(of), date: date?.date };
}

function takeYear(cursor: Cursor, { last }: Partial<InList> = {}): Pick<CitedNumber, 'year' | 'date'> {
  const match = cursor.take(ofYear);
  const { year: of, in: within, day, same } = match?.groups ?? {};
  if (same !== undefined) return { year: last, date: undefined };
  if (day !== undefined) return { year: undefined, date: undefined, ...dateOf(day) };
  const text = of ?? within;
  return { year: text === undefined ? undefined : fullYear(text), date: undefined };
}

/**
 * Replaces the hearing year by the filing year: "n. 52901 del 11/12/2019 (dep. 19/03/2020)" is of
 * 2020. A year written with the number remains ("n. 150/2021, pubbl. 20 luglio 2022"), and a date
 * of a page header is ignored.
 */
function filedIn(cursor: Cursor, found: Found, isWritten = false): Found {
  let filed = found;
  cursor.take(heardOnly);
  const until = found.date === undefined ? null : cursor.attempt(() => takeUntil(cursor, found.date ?? ''));
  if (until) filed = { ...filed, ...until };
  for (let step = 0; step < 3; step++) {
    const before = cursor.at;
    const filing = takeFiling(cursor);
    if (!filing) break;
    if (!filing.isFiling) continue;
    if (!mayCorrect(filed, isWritten, filing)) {
      cursor.at = before;
      break;
    }
    filed = { ...filed, year: filing.year, date: filing.date };
  }
  return filed;
}

const longestUntilFiled = 3;

function mayCorrect({ year, date }: Found, isWritten: boolean, filing: Filing): boolean {
  if (year === undefined) return true;
  if (filing.isOfPage) return false;
  if (isWritten) return filing.year === year;
  return (
    filing.year >= year && filing.year - year <= longestUntilFiled && (date ?? '') <= (filing.date ?? '9')
  );
}

/** "n. 4821 del 12 dicembre 2017 - 31 gennaio 2018": dates of hearing and filing. */
function takeUntil(cursor: Cursor, heard: string): Pick<CitedNumber, 'year' | 'date'> | null {
  if (!cursor.take(dash)) return null;
  const day = cursor.take(dated);
  const filed = day ? dateOf(day[0]) : undefined;
  return filed?.date !== undefined && filed.date > heard ? filed : null;
}

function digitsOf(match: RegExpExecArray): string {
  return String(Number((match[1] ?? '').replaceAll('.', '')));
}
