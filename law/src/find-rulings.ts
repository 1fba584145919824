import { type NamedCourt, takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { isYear } from './dates.ts';
import { type CitedNumber, takeNumbers } from './ruling-numbers.ts';
import { type Qualifiers, takeQualifiers } from './ruling-qualifiers.ts';
import type { Court, RulingReference } from './types.ts';
import { type Around, courtAfter, impliedCourt, type Last } from './whose-ruling.ts';

const ecli = /ECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}/giu;
const anchor =
  /(?<![\p{L}\p{N}])(?=(?:la\s)?suprema|cass|c(?:orte|\.)\s?(?:suprema|di|cost|dei|conti|edu|eur|giust|g|d['’]|app|\.)|cons|c\.?d\.?s|t\.?\s?a\.?\s?r|trib|app|d['’]\s?app|c\.?t\.?[pr]|c\.?\s?edu|c\.?g\.?[ut]|s\.?s?\.?\s?u|sez(?:ion[ei]|\.|\s)|id\.|ad(?:unanza|\.)\s{0,2}plen|(?:sentenz|ordinanz)[ae][\s.]|pronunc[ei]a?\s|(?:sentt?|ordd?)\.|[so]\s?\.\s{0,2}n{0,2}[\s.°]{0,3}\d|[so]\snn?[.\s])/giu;
const ruling = /(?=sent|ord|pronunc)/iy;

/**
 * Rulings named in a text. `court` is whose text it is: "sentenza n. 5 del 1990" means its own in those of the
 * Constitutional Court, "Sez. 3, n. 5 del 2018" in those of the Cassazione; elsewhere they could be anybody's.
 */
export function findRulings(text: string, court?: Court): RulingReference[] {
  const { taken, starts } = beginningsOf(text);
  const found = [...taken];
  let next = 0;
  let done = 0;
  let last: Last | undefined;
  for (const index of starts) {
    while (next < taken.length && (taken[next]?.end ?? 0) <= index) next++;
    if (index < done || (taken[next]?.start ?? Infinity) <= index) continue;
    const citation = citationAt(text, index, { own: court, last });
    // a list without a year has been read to its end: reading its rest again would find nothing either
    done = citation.end;
    found.push(...citation.references);
    if (citation.court) last = { end: done, court: citation.court };
  }
  return found.sort((a, b) => a.start - b.start);
}

type Beginnings = { text: string; taken: readonly RulingReference[]; starts: readonly number[] };
let lastRead: Beginnings = { text: '', taken: [], starts: [] };

/** Where a citation may begin, whoever's text it is: a principle is read twice on its way to the index, by two courts. */
function beginningsOf(text: string): Beginnings {
  if (lastRead.text !== text)
    lastRead = { text, taken: eclis(text), starts: Array.from(text.matchAll(anchor), ({ index }) => index) };
  return lastRead;
}

function eclis(text: string): RulingReference[] {
  return Array.from(text.matchAll(ecli), (match) => {
    const name = match[0].replace(/\.$/, '');
    return {
      start: match.index,
      end: match.index + name.length,
      kind: 'ruling',
      key: name.toLowerCase(),
      label: name.toUpperCase(),
    };
  });
}

type Citation = { references: RulingReference[]; end: number; court?: NamedCourt };

function citationAt(text: string, start: number, around: Around): Citation {
  const none = { references: [], end: start };
  const cursor = new Cursor(text, start);
  const named = cursor.attempt(() => takeCourt(cursor));
  const implied = named ? undefined : impliedCourt(cursor, around);
  if (!named && !implied && !cursor.take(ruling)) return none;
  const about = takeQualifiers(cursor);
  // "con ord. 28 aprile 1982 (n. 837/1982)": a judge's order, with its number in the register of questions
  if (implied && about.date && text[cursor.at - 1] === '(') return none;
  const numbers = takeNumbers(cursor, about.year);
  if (numbers.length === 0) return none;
  const end = cursor.at;
  const court = named ?? courtAfter(cursor, implied);
  if (!court) return { references: [], end };
  const references = numbers
    .filter((one) => isPlausible(one, named ? undefined : court.court))
    .map((one, i) =>
      toReference(one, i === 0 ? start : one.start, court, i === 0 ? about : { ...about, date: undefined }),
    );
  return { references, end, court: { ...court, area: about.area ?? court.area } };
}

/** The Constitutional Court never made more than 1,200 rulings a year: a higher number is another court's. */
function isPlausible({ number, year }: CitedNumber, implied: Court | undefined): boolean {
  if (number.includes('/')) return true;
  if (year === undefined || !isYear(year)) return false;
  return implied !== 'cost' || (year >= 1956 && Number(number) <= 1200);
}

function toReference(
  { number, year, end, date }: CitedNumber,
  start: number,
  court: NamedCourt,
  about: Qualifiers,
): RulingReference {
  const named = nameOf(
    { ...court, ...(court.court === 'cass' && about.area && { area: about.area }) },
    number,
    year,
  );
  return {
    start,
    end,
    kind: 'ruling',
    ...named,
    court: court.court,
    date: date ?? about.date,
    section: about.section,
  };
}

function nameOf(court: NamedCourt, number: string, year: number | undefined): { key: string; label: string } {
  if (number.includes('/'))
    return { key: `${court.court}:${number}`, label: `${court.label} ${number.toUpperCase()}`.trim() };
  const between = court.area ?? court.place;
  const key = [court.court, ...(between ? [between] : []), year, number].join(':');
  const branch = court.area ? ` ${court.area}.` : '';
  return { key, label: `${court.label}${branch} n. ${number}/${year}`.trim() };
}
