import { takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { knownAct } from './act-table.ts';
import { fullYear } from './dates.ts';
import { readProvisions } from './find-provisions.ts';
import { isOtherNumber } from './other-numbers.ts';
import { overlapsNone } from './overlaps-none.ts';
import { findRulings } from './find-rulings.ts';
import { takeQualifiers } from './ruling-qualifiers.ts';
import type { ProvisionReference, Reference, RulingReference } from './types.ts';

const bare =
  /(?<![\p{L}\p{N}/.,:-])(?:n\s?\.?\s{0,2})?(\d{1,3}\.\d{3}|\d{1,6})(?:\s?\/\s?['’]?|\s{1,2}del(?:l['’]anno)?\s{1,2}|\s{1,2}(?=\d{4}$))((?:19|20)\d{2}|(?<=\/\s?['’]?)\d{2})(?![\d/.-])/giu;
const actBefore =
  /(?:\bl|legge|d\.?\s?l|lgs|vo|decreto|dpr|d\.\s?p\.\s?r|reg|regolamento|dir|direttiva|r\.?d|d\.?m|u\.?e|art|artt|dlgs|legislativo)[\s.,)]{0,3}(?:n[\s.]{0,3})?$/i;
const pair = /(?<![\d/.])(\d{1,6})(?=([\s,]{1,3})(\d{1,6})(?![\d/]))/g;
const wordStart = /(?<![\p{L}\p{N}])\p{L}/gu;
const ofWhat = /(?:la\s)?(?:sent(?:enza|\.)|ord(?:inanza|\.))\s{1,2}/iy;
const numero = /n\s?[.°]?\s{0,2}|num(?:ero|\.)\s{0,2}/iy;
/** Last article of the code of navigation. */
const longestOtherCode = 1331;
const lastOfCivilCode = 2969;
const isYear = (digits = '') => /^(?:19|20)\d{2}$/.test(digits);

/**
 * Finds references that are valid only in a query: "12345/2019" and "n. 12345 del 2019" without a
 * court, "cass 2010 51571" in either order, and "12345" as the whole query.
 */
export function bareNumbers(text: string, found: readonly Reference[]): Reference[] {
  const alone = /^\s*(?:n\s?\.?\s*)?(\d{2,6})\s*$/i.exec(text);
  if (alone) return [numberAlone(text.length, alone[1] ?? '')];
  const pairs = [...text.matchAll(pair)].flatMap((match) => ofCourt(text, match) ?? []);
  const numbers = [...text.matchAll(bare)].flatMap((match) => withoutCourt(text, match) ?? []);
  const free = pairs.filter(overlapsNone(found));
  const references = [...free, ...numbers.filter(overlapsNone([...found, ...free]))];
  return found.length + references.length > 0 ? references : [...withoutYear(text), ...articleAlone(text)];
}

const numberAlone = (end: number, digits: string): RulingReference => {
  const number = Number(digits.replace('.', ''));
  return { start: 0, end, kind: 'ruling', key: `num:${number}`, label: `n. ${number}` };
};

/** "Cass 52185", "sentenza n. 52185 della Cassazione": any ruling with this number. */
function withoutYear(text: string): RulingReference[] {
  const last = /(?<![\p{L}\p{N}/.,:-])(\d{3,6}|\d{1,3}\.\d{3})\s*$/u.exec(text);
  if (!last || isYear(last[1])) return [];
  const cursor = new Cursor(text, text.length - text.trimStart().length);
  cursor.take(ofWhat);
  if (!takeCourt(cursor)) return [];
  takeQualifiers(cursor);
  cursor.take(numero);
  return cursor.at === last.index ? [numberAlone(text.length, last[1] ?? '')] : [];
}

/** "art. 2051": only the civil code has that many articles. */
function articleAlone(text: string): ProvisionReference[] {
  const [, digits] = /^\s*art(?:icolo|t?\.?)?\s{0,2}(\d{4})\s*$/i.exec(text) ?? [];
  const number = Number(digits);
  if (!(number > longestOtherCode && number <= lastOfCivilCode)) return [];
  const [civil] = readProvisions(`art. ${number} c.c.`);
  return civil ? [{ ...civil, start: 0, end: text.length }] : [];
}

function withoutCourt(text: string, match: RegExpExecArray): Reference | null {
  const start = match.index;
  const end = start + match[0].length;
  if (actBefore.test(text.slice(Math.max(0, start - 30), start))) return null;
  const numberStart = start + (/^n[\s.]*/i.exec(match[0])?.[0].length ?? 0);
  if (isOtherNumber(text, numberStart, end)) return null;
  const number = Number((match[1] ?? '').replaceAll('.', ''));
  const [digits, year] = [match[2] ?? '', fullYear(match[2] ?? '')];
  // "241/90" is the well-known law; "24/12" is a date unless it is the whole query
  if (digits.length === 2) {
    const act = /^\s*$/.test(text.slice(0, start) + text.slice(end)) && knownAct(number, year);
    if (act)
      return { start, end, kind: 'provision', key: act.key, act: act.key, parts: [], label: act.label };
    if (number < 100 && text.trim() !== match[0].trim()) return null;
  }
  return { start, end, kind: 'ruling', key: `n:${year}:${number}`, label: `n. ${number}/${year}` };
}

/** "cass 51571 2010", "cass pen 2010 51571": a court with a number and a year in either order. */
function ofCourt(text: string, match: RegExpExecArray): RulingReference | null {
  const [, first = '', blank = '', second = ''] = match;
  if (!isYear(first) && !isYear(second)) return null;
  const [number, year] = isYear(second) ? [first, second] : [second, first];
  const before = text.slice(0, match.index);
  for (const { index } of before.matchAll(wordStart)) {
    const cursor = new Cursor(text, index);
    if (!takeCourt(cursor)) continue;
    takeQualifiers(cursor);
    const court = before.slice(index).trimEnd();
    if (cursor.at < index + court.length || cursor.at > match.index) continue;
    const [named] = findRulings(`${court} n. ${number}/${year}`);
    if (named)
      return { ...named, start: index, end: match.index + first.length + blank.length + second.length };
  }
  return null;
}
