import { courtLabel, type NamedCourt, takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { isYear } from './dates.ts';
import { normaliseText } from './normalise-text.ts';
import { type CitedNumber, takeNumbers } from './ruling-numbers.ts';
import { type Qualifiers, takeQualifiers } from './ruling-qualifiers.ts';
import type { Court, RulingReference } from './types.ts';
import {
  type CourtContext,
  courtAfter,
  impliedCourt,
  joinedCourt,
  type PreviousCitation,
  takeBridge,
} from './implied-court.ts';

const ecli =
  /(?:ECLI:\s?(?=[A-Z])|(?<![\p{L}\p{N}:])(?=EU:[CTF]:))[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}/giu;
/** Number of a principle: "Rv. 653456 - 01". */
const massima = /(?<![\p{L}\p{N}])rv\s?\.?\s?(?:nn?[.°]\s?)?(\d{5,6})(?:\s?[-–]\s?\d{2}(?!\d))?(?!\d)/giu;
const anotherMassima = /\s?(?:[,;]|\se\s)\s{0,2}(\d{6})(\s?[-–]\s?\d{2}(?!\d))?(?!\d)/y;
const anchor =
  /(?<![\p{L}\p{N}])(?=(?:la\s)?(?:suprema|consulta)|giudice\s(?:delle\sleggi|di\slegittimità)|cass|c(?:orte|\.(?<!\p{L}\.\s?c\.))\s?(?:suprema|di|cost|dei|conti|e\.?d\.?u|eur|giust|g|d\.?\s?[’']?|a|cass|\.)|cons|c\.?\s?d\.?\s?s|s\.\s?c\.|t\.?\s?a\.?\s?r|t\.?r\.?g\.?a|trib|comm(?:issione|\.)\s?(?:(?:regional|provincial)e\s)?trib|app|d['’]\s?app|c\.?\s?t\.?\s?[pr]|c\.?\s?e\.?d\.?u|c\.?\s?g\.?\s?[ucita]|s\.?\s?s?\.?\s?u|sezz?(?:ion[ei]|\.|\s)|(?:i{1,3}|iv|vi{0,3}|[1-7])\s?[°ºª^]?\s?sez|id\.|ad(?:unanza|\.)\s{0,2}plen|(?:civile|penale)\s(?:sent|ord|decr)|(?:sentenz|ordinanz)[ae][\s.]|pronunc[ei]a?\s|decisione\s|(?:sentt?|ordd?)\.|[so]\s?\.\s{0,2}n{0,2}[\s.°]{0,3}\d|[so]\snn?[.\s]|caus[ae]\s|[ct]\s?[-–]\s?\d{1,4}\/\d{2})/giu;
const ruling = /(?=sent|ord|pronunc|decis|sez)/iy;
/** "la sentenza della Corte costituzionale": the kind before the court. */
const kindOf =
  /(?:sentenz[ae]|ordinanz[ae]|sentt?\.|ordd?\.|pronunc[ei]a?|decision[ei])\s(?:(?:n\.\s)?(?:recente|nota|citata|interlocutoria)\s)?(?:del(?:la|le|l['’])?|dei|di)\s{0,2}/iy;
/** First line of a ruling printed by the Cassazione: "Civile Ord. Sez. 2 Num. 52901 Anno 2020". */
const printed = /(civile|penale)\s(?=(?:sent|ord|decr)\S{0,8}\ssez)/iy;
/** A case of the European Union's courts, identified by its letter. */
const europeanCase =
  /(?=(?:(?:nell[ae]\s)?caus[ae]\s(?:riunite\s)?(?:da\s)?)?[ct]\s?[-–]\s?\d{1,4}\/(?:19|20)?\d{2}(?!\d))/iy;
/** Number of a principle, which only the Cassazione has. */
const withMassima = /[\s,;(–-]{0,4}(?:[\p{L}.'’/ ]{2,40}[,(–-]\s?)?rv\b/iuy;

/**
 * Finds rulings in a text.
 *
 * @param court author of the text. "sentenza n. 5 del 1990" is its own ruling in a text of the
 * Constitutional Court, "Sez. 3, n. 5 del 2018" in a text of the Cassazione; elsewhere both are
 * ambiguous
 */
export function findRulings(input: string, court?: Court): RulingReference[] {
  const { text, typed: back } = normaliseText(input);
  return readRulings(text, court).map((ruling) => ({ ...ruling, ...back(ruling.start, ruling.end) }));
}

/** Like {@link findRulings}, for a normalised text. */
export function readRulings(text: string, court?: Court): RulingReference[] {
  const taken = namedByThemselves(text);
  const found = [...taken];
  let next = 0;
  let done = 0;
  let last: PreviousCitation | undefined;
  for (const { index } of text.matchAll(anchor)) {
    while (next < taken.length && (taken[next]?.end ?? 0) <= index) next++;
    if (index < done || (taken[next]?.start ?? Infinity) <= index) continue;
    const citation = citationAt(text, index, { own: court, last });
    // a list without a year was read to its end, so it is not read again
    done = citation.end;
    found.push(...citation.references);
    if (citation.court) last = { end: done, court: citation.court };
  }
  return found.sort((a, b) => a.start - b.start);
}

function namedByThemselves(text: string): RulingReference[] {
  return [
    ...Array.from(text.matchAll(ecli), (match) => {
      const name = match[0].replace(/\.$/, '');
      const key = `ecli:${name.toLowerCase().replace(/^ecli:\s?/, '')}`;
      return { ...placeOf(match.index, name), key, label: key.toUpperCase() };
    }),
    ...Array.from(text.matchAll(massima)).flatMap(({ index, 0: spelled, 1: digits = '' }) => [
      massimaAt(index, spelled, digits),
      ...moreMassime(text, index + spelled.length),
    ]),
  ].sort((a, b) => a.start - b.start);
}

const massimaAt = (start: number, spelled: string, digits: string): RulingReference => ({
  ...placeOf(start, spelled),
  key: `rv:${Number(digits)}`,
  label: `Rv. ${Number(digits)}`,
  court: 'cass',
});

/** "Rv. nn. 647821 e 647822" */
function moreMassime(text: string, from: number): RulingReference[] {
  const found: RulingReference[] = [];
  const cursor = new Cursor(text, from);
  while (found.length < 20) {
    const match = cursor.take(anotherMassima);
    if (!match) break;
    const [all, digits = '', ownNumber = ''] = match;
    found.push(massimaAt(cursor.at - all.length + all.indexOf(digits), digits + ownNumber, digits));
  }
  return found;
}

const placeOf = (start: number, spelled: string) => ({
  start,
  end: start + spelled.length,
  kind: 'ruling' as const,
});

type Citation = { references: RulingReference[]; end: number; court?: NamedCourt };

function citationAt(text: string, start: number, around: CourtContext): Citation {
  const none = { references: [], end: start };
  const cursor = new Cursor(text, start);
  const named = namedHere(cursor);
  const implied = named ? undefined : impliedCourt(cursor, around);
  if (!named && !implied && !cursor.take(ruling)) return none;
  const behindCourt = cursor.at;
  let about = takeQualifiers(cursor, (named ?? implied)?.court);
  // "con ord. 28 aprile 1982 (n. 837/1982)": a judge's order with its register number
  if (implied && about.date && text[cursor.at - 1] === '(') return none;
  // "11 luglio 1986 della Commissione tributaria di primo grado di Grosseto (n. 729/1986)": also a
  // register number
  if (named && around.own === 'cost' && isOfRegister(named.court, text.slice(start, cursor.at))) return none;
  let numbers = takeNumbers(cursor, about.year, (named ?? implied)?.court);
  if (numbers.length === 0 && named) {
    cursor.at = behindCourt;
    if (takeBridge(cursor)) {
      about = takeQualifiers(cursor, named.court);
      numbers = takeNumbers(cursor, about.year, named.court);
    }
  }
  if (numbers.length === 0) return none;
  const end = cursor.at;
  // "Cass. n. 5/2018; sentenza n. 900/2014 del Tribunale di Milano": the last number belongs to
  // another court
  const joined = named && joinedCourt(cursor, numbers.length > 1);
  const first = (numbers.length === 1 && joined) || named;
  const court = first ?? courtAfter(cursor, start, implied) ?? ofUnion(numbers) ?? ofCassazione(text, end);
  if (!court) return { references: [], end };
  const courtAt = (i: number) => (i === numbers.length - 1 && joined) || court;
  const references = numbers.flatMap((number, i) => {
    const ownCourt = courtAt(i);
    if (!isPlausible(number, named ? undefined : ownCourt.court) || !isOfCourt(number, ownCourt)) return [];
    const qualifiers = ownCourt === court ? about : {};
    return toReference(
      number,
      i === 0 ? start : number.start,
      ownCourt,
      i === 0 ? about : { ...qualifiers, date: undefined },
    );
  });
  return { references, end, court: { ...court, area: about.area ?? court.area } };
}

/**
 * Parses the court at the cursor: by name, after the kind of ruling, or implied by a form that only
 * it uses.
 */
function namedHere(cursor: Cursor): NamedCourt | null {
  const union = cursor.take(europeanCase) && { court: 'cgue' as const, label: courtLabel('cgue') };
  if (union) return union;
  const branch = cursor.take(printed)?.[1]?.toLowerCase();
  if (branch !== undefined)
    return { court: 'cass', label: courtLabel('cass'), area: branch === 'penale' ? 'pen' : 'civ' };
  return (
    cursor.attempt(() => takeCourt(cursor)) ??
    cursor.attempt(() => (cursor.take(kindOf) ? takeCourt(cursor) : null))
  );
}

const ownSeries = new Set<Court>(['cass', 'cost', 'cds', 'cgue', 'cedu']);
const isOfRegister = (court: Court, prefix: string) => !ownSeries.has(court) && prefix.endsWith('(');

function ofUnion([first]: readonly CitedNumber[]): NamedCourt | undefined {
  return /^[ct]-/.test(first?.number ?? '') ? { court: 'cgue', label: courtLabel('cgue') } : undefined;
}

function ofCassazione(text: string, end: number): NamedCourt | undefined {
  return new Cursor(text, end).take(withMassima) ? { court: 'cass', label: courtLabel('cass') } : undefined;
}

/** "166/03/2021": only tax courts include the section in the number. */
const isOfCourt = ({ section }: CitedNumber, { court }: NamedCourt) =>
  section === undefined || court === 'cgt1' || court === 'cgt2';

/**
 * The Constitutional Court never made more than 1,200 rulings a year, so a higher number belongs to
 * another court.
 */
function isPlausible({ number, year }: CitedNumber, implied: Court | undefined): boolean {
  if (number.includes('/')) return true;
  if (year === undefined || !isYear(year)) return false;
  return implied !== 'cost' || (year >= 1956 && Number(number) <= 1200);
}

function toReference(
  { number, year, end, date, section }: CitedNumber,
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
    section: about.section ?? section ?? court.section,
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
