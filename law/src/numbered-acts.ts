import { actOfNumber, type Act, type ActType } from './act-table.ts';
import type { Cursor } from './cursor.ts';
import { dateOf, datePattern, fullYear, isYear } from './dates.ts';

const spellings: readonly (readonly [ActType, string])[] = [
  [
    'dlgs',
    'd(?:ecreto\\b|ecr\\.|\\.)?\\s{0,2}(?:legislativo\\b|lgs\\b\\.?(?:\\s?vo\\b\\.?)?|leg(?:isl)?\\b\\.?|l\\.\\s?gs\\b\\.?|lg\\b\\.?|l\\.?\\s?vo\\b)',
  ],
  [
    'dpr',
    'd\\.?\\s?p\\.?\\s?r\\b\\.?|decreto\\s{1,2}(?:del\\s{1,2})?presidente\\s{1,2}della\\s{1,2}repubblica\\b',
  ],
  ['dpcm', 'd\\.?\\s?p\\.?\\s?c\\.?\\s?m\\b\\.?'],
  ['dl', 'd\\.?\\s?l\\b\\.?|decr(?:eto\\b|\\.)[\\s-]{1,2}legge\\b'],
  ['dm', 'd\\.?\\s?m\\b\\.?|decreto\\s{1,2}ministeriale\\b'],
  ['rdl', 'r\\.\\s?d\\.\\s?l\\b\\.?(?!\\s?g)|rdl\\b|regio\\s{1,2}decreto[\\s-]{1,2}legge\\b'],
  ['rd', 'r\\.?\\s?d\\b\\.?|regio\\s{1,2}decreto\\b'],
  ['lcost', 'l(?:egge\\b|\\.)\\s{0,2}cost(?:ituzionale\\b|\\.)'],
  ['l', 'l(?:egge\\b|\\.)'],
  ['regue', 'reg(?:olamento\\b|\\.)\\s{0,2}\\(?(?:u\\.?e|c\\.?e\\.?e?)\\b\\.?\\)?'],
  ['dirue', 'dir(?:ettiva\\b|\\.)\\s{0,2}(?:\\(?(?:u\\.?e|c\\.?e\\.?e?)\\b\\.?\\)?)?'],
];
const types = spellings.map(([type, spelling]) => ({
  type,
  // comparing one letter skips most expressions
  initial: spelling.slice(0, 1),
  expression: new RegExp(`(?:${spelling})`, 'iy'),
}));

const gap = /[\s,]{0,3}/y;
const date = new RegExp(datePattern, 'iuy');
const marker = /n(?:\.?\s?[°º]|\.\s?ro\b\.?|r\b\.?|um(?:ero\b|\.)|\.|\b)\s{0,2}/iy;
const markerOfDate = /(?:del(?:l['’])?\s{0,2}|n\.\s{0,2})?/iy;
const digits = /(\d{1,4})(?!\d)/y;
const slashYear = /\s?\/\s?['’]?(\d{4}|\d{2})(?!\d)/y;
const slashNumber = /\s?\/\s?(\d{1,4})(?!\d)/y;
const ofYear = /,?\s{0,2}(?:del(?:l['’]anno)?|anno)\s{1,2}(?:anno\s{1,2})?(\d{4})(?!\d)/iy;
/** "legge 241 1990", as typed */
const blankYear = /\s{1,2}((?:19|20)\d{2})(?![\d/.])/y;
const ofDate = new RegExp(`,?\\s{0,2}del(?:\\s{1,2}|l['’]\\s?)${datePattern}`, 'iuy');

/**
 * Parses an act by type, number and year: "legge 7 agosto 1990, n. 241", "d.lgs. n. 28 del 2010",
 * "reg. UE 2016/679".
 */
export function takeNumberedAct(cursor: Cursor): Act | null {
  const letter = (cursor.text[cursor.at] ?? '').toLowerCase();
  const kind = types.find(({ initial, expression }) => initial === letter && cursor.take(expression));
  if (!kind) return null;
  cursor.take(gap);
  // "legge n. 23 luglio 1991, n. 223", "d.lgs. del 18.12.1997, n. 471"
  const before = cursor.attempt(() => (cursor.take(markerOfDate), cursor.take(date)));
  cursor.take(gap);
  cursor.take(marker);
  const value = cursor.take(digits)?.[1];
  if (!value) return null;
  const second = kind.type.endsWith('ue') ? cursor.take(slashNumber)?.[1] : undefined;
  if (second) return europeanAct(kind.type, value, second);
  // "legge 30 dicembre 2024, n. 207", not followed by the number of the next line
  const statedYear = before ? dateOf(before[0])?.year : undefined;
  const year = yearAfter(cursor, statedYear !== undefined) ?? statedYear;
  return year === undefined || !isYear(year) ? null : actOfNumber(kind.type, Number(value), year);
}

function yearAfter(cursor: Cursor, isStated: boolean): number | undefined {
  const of = (cursor.take(slashYear) ??
    cursor.take(ofYear) ??
    (isStated ? null : cursor.take(blankYear)))?.[1];
  if (of !== undefined) return fullYear(of);
  const day = cursor.take(ofDate);
  return day ? dateOf(day[0])?.year : undefined;
}

/** Since 2015 European acts put the year first, directives always did: 2016/679, 93/13, but 1215/2012. */
function europeanAct(type: ActType, first: string, second: string): Act | null {
  const yearFirst = isYear(Number(first)) || (type === 'dirue' && first.length === 2);
  const [number, year] = yearFirst ? [second, fullYear(first)] : [first, fullYear(second)];
  return isYear(year) ? actOfNumber(type, Number(number), year) : null;
}
