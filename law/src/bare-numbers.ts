import { takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { findRulings } from './find-rulings.ts';
import { takeQualifiers } from './ruling-qualifiers.ts';
import type { Reference, RulingReference } from './types.ts';

const bare =
  /(?<![\p{L}\p{N}/.,:-])(?:n\s?\.?\s{0,2})?(\d{1,3}\.\d{3}|\d{1,6})(?:\s?\/\s?|\s{1,2}del(?:l['’]anno)?\s{1,2}|\s{1,2}(?=\d{4}$))((?:19|20)\d{2})(?![\d/])/giu;
const actBefore =
  /(?:\bl|legge|d\.?\s?l|lgs|vo|decreto|dpr|d\.\s?p\.\s?r|reg|regolamento|dir|direttiva|r\.?d|d\.?m|u\.?e|art|artt|dlgs|legislativo)[\s.,)]{0,3}(?:n[\s.]{0,3})?$/i;
const pair = /(?<![\d/.])(\d{1,6})(?=([\s,]{1,3})(\d{1,6})(?![\d/]))/g;
const wordStart = /(?<![\p{L}\p{N}])\p{L}/gu;
const isYear = (digits = '') => /^(?:19|20)\d{2}$/.test(digits);

/**
 * What only a question means: "12345/2019" and "n. 12345 del 2019" without a court, "cass 2010 51571" in either order,
 * and, when nothing else is typed, "12345".
 */
export function bareNumbers(text: string, found: readonly Reference[]): RulingReference[] {
  const alone = /^\s*(?:n\s?\.?\s*)?(\d{2,6})\s*$/i.exec(text);
  if (alone)
    return [
      { start: 0, end: text.length, kind: 'ruling', key: `num:${Number(alone[1])}`, label: `n. ${alone[1]}` },
    ];
  const isFree = (start: number, end: number) => !found.some((r) => r.start < end && start < r.end);
  const pairs = [...text.matchAll(pair)].flatMap((match) => ofCourt(text, match) ?? []);
  const numbers = [...text.matchAll(bare)].flatMap((match) => withoutCourt(text, match) ?? []);
  const free = pairs.filter(({ start, end }) => isFree(start, end));
  return [
    ...free,
    ...numbers.filter(
      ({ start, end }) => isFree(start, end) && !free.some((r) => r.start < end && start < r.end),
    ),
  ];
}

function withoutCourt(text: string, match: RegExpExecArray): RulingReference | null {
  const start = match.index;
  if (actBefore.test(text.slice(Math.max(0, start - 30), start))) return null;
  const number = Number((match[1] ?? '').replaceAll('.', ''));
  return {
    start,
    end: start + match[0].length,
    kind: 'ruling',
    key: `n:${match[2]}:${number}`,
    label: `n. ${number}/${match[2]}`,
  };
}

/** "cass 51571 2010", "cass pen 2010 51571": a court, and two numbers of which one is a year. */
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
