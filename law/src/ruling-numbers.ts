import type { Cursor } from './cursor.ts';
import { datePattern, fullYear, isoDate } from './dates.ts';

/** A number in a citation with the year it is followed by; European case numbers (`c-311/18`) hold theirs. */
export type CitedNumber = {
  number: string;
  year: number | undefined;
  date: string | undefined;
  start: number;
  end: number;
};

const type = '(?:sent(?:enz[ae]|t?\\.)|ord(?:inanz[ae]|d?\\.)|[so]\\s?\\.|[so]\\s(?=n))';
const marker = '(?:n{1,2}\\s?[.°º]?(?:\\s?n\\.)?|num(?:ero|eri|\\.))';
const europeanCase = /(?:causa\s{1,2}|cause\s{1,2}|nn?\.\s{0,2})?([CT])\s?[-‑–]\s?(\d{1,4})\/(\d{2})(?!\d)/iy;
const marked = new RegExp(
  `${marker}\\s{0,2}(?:ri?c\\.\\s{0,2})?(\\d{1,3}(?:\\.\\d{3}){1,2}|\\d{1,6})(?!\\d)(?:\\s?/\\s{0,2}(\\d{4}|\\d{2})(?!\\d))?`,
  'iy',
);
const slashed = /(\d{1,3}\.\d{3}|\d{1,6})\s?\/\s?(\d{4}|\d{2})(?![\d/])/y;
const plain = /(\d{1,3}\.\d{3}|\d{1,6})(?![\d/.])/y;
/** A number before it is a day: of a date without number. */
const aMonth = /\s{1,2}(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)/iy;
const dated = new RegExp(datePattern, 'iy');
const ofYear = new RegExp(
  `,?\\s{0,2}(?:(?:del(?:l['’]anno)?|dep(?:ositata|\\.)(?:\\s{1,2}il)?)\\s{1,2}(\\d{4})(?!\\d)|(?:(?:del(?:l['’]\\s?)?|dep(?:ositata|\\.)(?:\\s{1,2}il)?|in\\s{1,2}data)\\s{0,2})?${datePattern})`,
  'iy',
);
/** What stands behind a number and says which of a ruling's principles is meant: "- mass. 45650, 45651", "Rv. 1". */
const principle =
  /\s{0,2}[-–,;(]?\s{0,2}(?:mass?(?:im[ae]|\s?\.)?|rv\s?\.)\s{0,2}(?:nn?\.\s{0,2})?\d{3,6}(?:\s?-\s?\d{2}(?!\d))?(?:(?:\s?,\s?|\s{1,2}e\s{1,2})\d{3,6}(?![\d/]))*\)?/iy;
const join = new RegExp(
  `[\\s,;(–-]{0,3}(?:(?:ed?|nonch(?:[eé]|e')|da\\s{1,2}ultimo|poi|infine|v\\.|cfr\\.)[\\s,:]{1,2}){0,3}` +
    `(?:(?:alle?|le|la|l['’])\\s{0,2})?(?:${type}\\s{0,2})?(?=(?:${marker}\\s{0,2})?\\d)`,
  'iy',
);

/** "nn. 348 e 349 del 2007", "61/1987 - mass. 12345; n. 5/1990"; at most 200 of them. */
export function takeNumbers(cursor: Cursor, year: number | undefined): CitedNumber[] {
  const numbers: CitedNumber[] = [];
  while (numbers.length < 200) {
    const before = cursor.at;
    if (numbers.length > 0) {
      cursor.take(principle);
      cursor.take(join);
    }
    const start = cursor.at;
    const open = numbers.length > 0 && numbers.at(-1)?.year === undefined;
    const found = takeNumber(cursor, open);
    if (!found) {
      cursor.at = before;
      break;
    }
    numbers.push({ ...found, start, end: cursor.at });
  }
  return withYears(numbers, year);
}

/** A year counts for the numbers before it that have none, but for the first one where `first` was said before it. */
function withYears(numbers: readonly CitedNumber[], first: number | undefined): CitedNumber[] {
  let next = first;
  return numbers
    .toReversed()
    .map((one, i) => {
      const isFirst = i === numbers.length - 1;
      next = one.year ?? (isFirst && first !== undefined ? first : next);
      return { ...one, year: next };
    })
    .reverse();
}

/** `open`: a list whose year is still to come, in which a bare number is one of it. */
function takeNumber(cursor: Cursor, open: boolean): Pick<CitedNumber, 'number' | 'year' | 'date'> | null {
  const european = cursor.take(europeanCase);
  if (european)
    return {
      number: `${european[1]?.toLowerCase()}-${Number(european[2])}/${european[3]}`,
      year: undefined,
      date: undefined,
    };
  const match = cursor.take(marked) ?? cursor.take(slashed);
  if (match && match[2] !== undefined)
    return { number: digitsOf(match), year: fullYear(match[2]), date: undefined };
  if (match) return { number: digitsOf(match), ...takeYear(cursor) };
  // "Cass. 12 gennaio 2018, n. 123; 5 maggio 2019, n. 456"
  const day = cursor.attempt(() => takeDated(cursor));
  if (day) return day;
  return cursor.attempt(() => {
    const bare = cursor.take(plain);
    if (!bare || cursor.take(aMonth)) return null;
    const of = takeYear(cursor);
    return of.year !== undefined || open ? { number: digitsOf(bare), ...of } : null;
  });
}

function takeDated(cursor: Cursor): Pick<CitedNumber, 'number' | 'year' | 'date'> | null {
  const day = cursor.take(dated);
  if (day) cursor.take(/[\s,]{1,3}/y);
  const match = day && cursor.take(marked);
  if (!match) return null;
  return {
    number: digitsOf(match),
    year: fullYear(match[2] ?? day[1] ?? day[2] ?? ''),
    date: isoDate(day[0]),
  };
}

function takeYear(cursor: Cursor): Pick<CitedNumber, 'year' | 'date'> {
  const match = cursor.take(ofYear);
  const text = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || text === undefined) return { year: undefined, date: undefined };
  return { year: fullYear(text), date: match[1] === undefined ? isoDate(match[0]) : undefined };
}

function digitsOf(match: RegExpExecArray): string {
  return String(Number((match[1] ?? '').replaceAll('.', '')));
}
