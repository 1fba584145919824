import { courtLabel, type NamedCourt, takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { datePattern, fullYear, isYear } from './dates.ts';
import type { Court, Reference } from './types.ts';

const ecli = /ECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}/giu;
const anchor =
  /(?<![\p{L}\p{N}])(?=(?:la\s)?suprema|cass|c(?:orte|\.)\s?(?:suprema|di|cost|dei|conti|edu|eur|giust|g|d['’]|app|\.)|cons|c\.?d\.?s|t\.?\s?a\.?\s?r|trib|app|d['’]\s?app|c\.?t\.?[pr]|c\.?\s?edu|c\.?g\.?[ut]|s\.?s?\.?\s?u|sez(?:ioni|\.)\s{0,2}un|ad(?:unanza|\.)\s{0,2}plen|(?:sentenz|ordinanz)[ae]\s|(?:sent|ord)\.)/giu;

const filler = new RegExp(
  `[\\s,;:()\\-–]{1,4}(?:(?:(?:la|il|con|nella|dell[ao]|giudice|recente|citat[ao]|not[ao]|in\\s{1,2}data|dep(?:ositat[ao]|\\.)|ud(?:ienza|\\.)|pubblicat[ao])\\s{0,2}){0,4})`,
  'iy',
);
const section =
  /(?:sez(?:ione|ioni|\.|\b)\s{0,2}(?:(?:[ivx]{1,5}|\d{1,2}|un(?:ite|\.)|lav(?:oro|\.)|trib(?:utaria|\.)|fer(?:iale|\.)|prima|seconda|terza|quarta|quinta|sesta|settima|[ltu])(?![\p{L}\p{N}])°?(?:\s{0,1}[-–\s]\s{0,1}(?:bis|ter|quater|\d)(?![\p{L}\p{N}/]))?)?|ss?\.?\s?uu?(?![\p{L}])\.?|ad(?:unanza|\.)\s{0,2}plen(?:aria|\.)|giur(?:isdizionale|\.))/iuy;
const area = /(civ|pen|lav|trib)(?:ile|ale|oro|utaria|\.|(?!\p{L}))/iuy;
const type = /(?:sent(?:enz[ae]|\.)?|ord(?:inanz[ae]|\.)?|decr(?:et[oi]|\.)|par(?:ere|\.))(?!\p{L})/iuy;
const date = new RegExp(`(?:del(?:l['’])?\\s{0,2})?${datePattern}`, 'iy');
const europeanCase = /(?:causa\s{1,2}|cause\s{1,2})?([CT])\s?[-‑–]\s?(\d{1,4})\/(\d{2})(?!\d)/iy;
const marked =
  /(?:nn?\s?[.°º]|num(?:ero|\.)|n\s|nn\s)\s{0,2}(?:ri?c\.\s{0,2})?(\d{1,3}(?:\.\d{3}){1,2}|\d{1,6})(?!\d)(?:\s?\/\s?(\d{4}|\d{2})(?!\d))?/iy;
const slashed = /(\d{1,3}\.\d{3}|\d{1,6})\s?\/\s?(\d{4}|\d{2})(?![\d/])/y;
const plain = /(\d{1,3}\.\d{3}|\d{1,6})(?![\d/.])/y;
const ofYear = new RegExp(`,?\\s{0,2}(?:del(?:l['’]anno)?)\\s{1,2}(?:(\\d{4})(?!\\d)|${datePattern})`, 'iy');
const join = /[\s,;]{0,3}(?:ed?\s{1,2})?(?=n{0,2}\s?[.°º]?\s{0,2}\d)/iy;

type Numbered = { number: string; year: number | undefined; start: number; end: number };

/** Rulings named in a text. `court` is whose text it is: "sentenza n. 5 del 1990" then means that court. */
export function findRulings(text: string, court?: Court): Reference[] {
  const found: Reference[] = [];
  for (const match of text.matchAll(ecli))
    found.push({
      start: match.index,
      end: match.index + match[0].replace(/\.$/, '').length,
      kind: 'ruling',
      key: match[0].replace(/\.$/, '').toLowerCase(),
      label: match[0].replace(/\.$/, '').toUpperCase(),
    });
  let done = 0;
  for (const match of text.matchAll(anchor)) {
    if (match.index < done || found.some((r) => match.index >= r.start && match.index < r.end)) continue;
    const references = citationsAt(text, match.index, court);
    found.push(...references);
    done = Math.max(done, references.at(-1)?.end ?? 0);
  }
  return found.sort((a, b) => a.start - b.start);
}

function citationsAt(text: string, start: number, own: Court | undefined): Reference[] {
  const cursor = new Cursor(text, start);
  const court = cursor.attempt(() => takeCourt(cursor)) ?? (own && { court: own, label: courtLabel(own) });
  // "sentenza n. 12 del 2019" in the text of an unknown court could be anybody's
  if (!court) return [];
  const { numbers, area: branch } = takeNumbers(cursor);
  return numbers
    .filter((one) => one.number.includes('/') || (one.year !== undefined && isYear(one.year)))
    .map((one, i) => ({
      start: i === 0 ? start : one.start,
      end: one.end,
      kind: 'ruling' as const,
      ...named({ ...court, ...(branch && court.court === 'cass' ? { area: branch } : {}) }, one),
    }));
}

/** Qualifiers in any order, then numbers with their year; at most 24 steps. */
function takeNumbers(cursor: Cursor): { numbers: Numbered[]; area?: 'civ' | 'pen' } {
  const numbers: Numbered[] = [];
  let branch: 'civ' | 'pen' | undefined;
  let year: number | undefined;
  for (let step = 0; step < 24; step++) {
    const before = cursor.at;
    cursor.take(numbers.length > 0 ? join : filler);
    const start = cursor.at;
    const number = takeNumber(cursor, year !== undefined || step > 0);
    if (number) {
      numbers.push({ ...number, start, end: cursor.at });
      continue;
    }
    const qualifier: RegExpExecArray | null =
      numbers.length > 0 ? null : (cursor.take(section) ?? cursor.take(type));
    const inArea: RegExpExecArray | null = numbers.length > 0 || qualifier ? null : cursor.take(area);
    if (inArea) branch = inArea[1]?.toLowerCase() === 'pen' ? 'pen' : 'civ';
    const dated: RegExpExecArray | null =
      numbers.length > 0 || qualifier || inArea ? null : cursor.take(date);
    if (dated) year = fullYear(dated[1] ?? dated[2] ?? '');
    if (!qualifier && !inArea && !dated) {
      cursor.at = before;
      break;
    }
  }
  return { numbers: withYears(numbers, year), ...(branch ? { area: branch } : {}) };
}

/** "nn. 348 e 349 del 2007": a year counts for the numbers before it that have none. */
function withYears(numbers: readonly Numbered[], dated: number | undefined): Numbered[] {
  let next = dated;
  return [...numbers]
    .reverse()
    .map((one) => ({ ...one, year: (next = one.year ?? next) }))
    .reverse();
}

function takeNumber(
  cursor: Cursor,
  plainAllowed: boolean,
): { number: string; year: number | undefined } | null {
  const european = cursor.take(europeanCase);
  if (european)
    return { number: `${european[1]?.toLowerCase()}-${Number(european[2])}/${european[3]}`, year: undefined };
  const match = cursor.take(marked) ?? cursor.take(slashed);
  if (match) {
    const year = match[2] === undefined ? takeYear(cursor) : fullYear(match[2]);
    return { number: digitsOf(match), year };
  }
  return cursor.attempt(() => {
    const bare = cursor.take(plain);
    const year = bare && takeYear(cursor);
    if (!bare || (year === undefined && !plainAllowed)) return null;
    return year === undefined || year === null ? null : { number: digitsOf(bare), year };
  });
}

function takeYear(cursor: Cursor): number | undefined {
  const match = cursor.take(ofYear);
  const text = match?.[1] ?? match?.[2] ?? match?.[3];
  return text === undefined ? undefined : fullYear(text);
}

function digitsOf(match: RegExpExecArray): string {
  return String(Number((match[1] ?? '').replaceAll('.', '')));
}

function named(court: NamedCourt, { number, year }: Numbered): { key: string; label: string } {
  if (number.includes('/'))
    return { key: `${court.court}:${number}`, label: `${court.label} ${number.toUpperCase()}`.trim() };
  const between = court.area ?? court.place;
  const key = [court.court, ...(between ? [between] : []), year, number].join(':');
  const branch = court.area ? ` ${court.area}.` : '';
  return { key, label: `${court.label}${branch} n. ${number}/${year}`.trim() };
}
