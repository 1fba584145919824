import type { FactKind } from '@massima/contract/search';
import { takeCourt } from './courts.ts';
import { Cursor } from './cursor.ts';
import { dateOf, datePattern } from './dates.ts';
import { overlapsNone } from './overlaps-none.ts';
import { regions, seats } from './seats.ts';
import { takeSection } from './sections.ts';
import type { Court } from './types.ts';

/** A property of the wanted rulings that a query names. */
export type ImpliedFilter = { words: string } & (
  | { kind: 'court'; court: Court; place?: string; placeName?: string; branch?: 'civ' | 'pen' }
  | { kind: 'section'; section: string }
  | { kind: 'date'; date: string }
  | { kind: 'year'; year: number }
);
type Placed = ImpliedFilter & { start: number; end: number };
type Span = { start: number; end: number };

/** Year of the Republic's first rulings. */
const firstYear = 1948;
/** With more other words the query is a sentence or a pasted heading. */
const maxWords = 6;
const isSentence =
  /\?|\s[-–—]\s|^\s*(?:chi|cosa|come|quando|qual[ei]?|perché|dove|quant[oaie]|può|possono|si\s|è\s)(?![\p{L}])/iu;

const between =
  /[\s,;.:()–-]{0,4}(?:(?:dell['’]|del(?:la|le)?\s|di\s|in\s(?:data\s)?|nel(?:l['’]|\s)|il\s)\s?){0,2}/iy;
const kindOf =
  /(?:sentenz[ae]|sent\.|ordinanz[ae]|ord\.|massim[ae]|pronunc[ei]a?|decision[ei]|giurisprudenza)(?![\p{L}])/iuy;
/** Courts typed without a place. */
const bareCourts: readonly (readonly [expression: RegExp, court: Court])[] = [
  [/(?:t\.?\s?a\.?\s?r\.?|tribunale\s{1,2}amministrativo(?:\s{1,2}regionale)?)(?![\p{L}])/iuy, 'tar'],
  [/c\.?\s?t\.?\s?r\.?(?![\p{L}])/iuy, 'cgt2'],
  [/c\.?\s?t\.?\s?p\.?(?![\p{L}])/iuy, 'cgt1'],
  [/trib(?:\.|(?![\p{L}]))(?!\s?amm)/iuy, 'trib'],
];
/**
 * Words that make a court part of the topic: "ricorso per cassazione", "giudizio davanti al
 * tribunale di Milano".
 */
const joined =
  /(?:^|\s)(?:a|al|alla|all['’]|avanti|contro|con|da|dal|dalla|davanti|di|del|della|dell['’]|e|ed|in|innanzi|nel|nella|o|per|presso|su|tra)\s*$/iu;
/** "Cassazione senza rinvio", "cassazione della sentenza" */
const quashing =
  /^\s(?:con|senza|parziale|totale|d['’]\s?ufficio|del(?:la|le|lo|l['’])?\s{0,1}(?:sentenz|provved|decis|ordinanz))/i;
/** Ambiguous short forms: the Convention, a company, a code. */
const otherwise = /^(?:c\.?\s?e\.?\s?d\.?\s?u\.?|s\.\s?c\.|c\.?\s?d\.?\s?s\.?|c\.\s?a\.)$/i;
const branch = /[\s,]{1,2}(civ|pen)(?:ile|ali|ale|\.|(?!\p{L}))/iuy;
const section =
  /(?=sezz?(?:ion[ei]|\.|\s)|ss\.?\s?uu|s\.\s?u\.|(?:[ivx]{1,5}|\d{1,2})\s?[°ºª^a]?\s?sez|(?:prim|second|terz|quart|quint|sest|settim|ottav)a\s(?:sez)|grand[ei]\s(?:sezione|camera)|ad(?:unanza|\.)\s?plen)/iy;
const date = new RegExp(`${datePattern}(?![\\p{L}\\d/])`, 'iuy');
const year = /(?:anno\s)?((?:19|20)\d{2})(?![\p{L}\d/.,-]\S|[\p{L}\d/])/iuy;
/**
 * Words after which a year belongs to the topic: "legge di bilancio 2019", "sisma del 2016", "IMU
 * 2019", "euro 2010".
 */
const dated =
  /(?:^|[\s'’])(?:legge|leggi|finanziaria|bilancio|stabilità|decret[oi]|dl|d\.l\.|dlgs|d\.lgs\.|riform[ae]|codice|testo|contratt[oi]|ccnl|band[oi]|concors[oi]|censimento|regolament[oi]|direttiv[ae]|annualità|annate?|ann[oi]|esercizi[oi]?|impost[ae]|d['’]imposta|imu|ici|tasi|tari|irap|ires|irpef|iva|euro|€|milioni|mila|n\.?|nn\.|numero|artt?\.?|articol[oi]|covid|expo|giubileo|olimpiadi|mondiali|deliber[ae]|circolar[ei]|pian[oi]|intes[ae]|agenda|convenzion[ei]|trattat[oi]|protocoll[oi]|sism[ai]|terremot[oi]|alluvion[ei]|cris[i]|element[oi]|dal|al|fino|entro|prima|dopo|tra|e|genn?(?:aio)?|febb?r?(?:aio)?|marzo|aprile|maggio|giugno|luglio|agosto|sett?(?:embre)?|ottobre|novembre|dicembre|\d[\d/.-]*)\s*$/iu;

const wordStart = /(?<=[\s,;])[\p{L}\p{N}]/gu;
const isWord = /[\p{L}\p{N}]/u;
/** "locazione del 2023" */
const of = /\s(?:del|nel|dell['’])\s*$/iu;
const maxFacts = 5;

type Reading = { off?: readonly FactKind[]; taken?: readonly Span[]; now?: Date };

/**
 * Reads court, section, date and year at the start or end of a query: "trib milano locazione",
 * "danno biologico cassazione 2023". Inside a sentence they are part of the topic.
 *
 * @param taken references of the query; `off`: kinds to read as words
 */
export function readImpliedFilters(
  text: string,
  { off = [], taken = [], now = new Date() }: Reading = {},
): Placed[] {
  if (isSentence.test(text)) return [];
  const isOutside = overlapsNone(taken);
  const first = sequenceAt(text, text.length - text.trimStart().length, now);
  const facts = isAbout(first) && first.facts.every(isOutside) ? first.facts : [];
  for (const { index } of text.matchAll(wordStart)) {
    if (index < (facts.at(-1)?.end ?? 0)) continue;
    const last = sequenceAt(text, index, now);
    if (!last.isToEnd || !isAbout(last) || !last.facts.every(isOutside) || isTopic(text, last)) continue;
    facts.push(...last.facts.filter(({ kind }) => !facts.some((fact) => fact.kind === kind)));
    break;
  }
  if (facts.length === 0 || countOtherWords(text, facts) > maxWords) return [];
  return facts.filter(({ kind }) => !off.includes(kind));
}

/** A date by itself may belong to a contract. */
const isAbout = ({ facts, isKind, isWhole }: Sequence) =>
  isKind || isWhole || !facts.every(({ kind }) => kind === 'date');

/** Returns whether the preceding words make it part of the topic. */
function isTopic(text: string, { facts: [first], isKind }: Sequence): boolean {
  const before = text.slice(0, first?.start);
  return first?.kind === 'year' ? dated.test(before.replace(of, ' ')) : joined.test(before) && !isKind;
}

function countOtherWords(text: string, facts: readonly Span[]): number {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(
    ({ index }) => !facts.some(({ start, end }) => index >= start && index < end),
  ).length;
}

type Sequence = {
  facts: Placed[];
  /** Whether it names the kind of ruling: "sentenze 2023". */
  isKind: boolean;
  isToEnd: boolean;
  /** Whether it is the whole query. */
  isWhole: boolean;
};

/** Reads consecutive filters, one of each kind. */
function sequenceAt(text: string, from: number, now: Date): Sequence {
  const cursor = new Cursor(text, from);
  const facts: Placed[] = [];
  const isKind = cursor.take(kindOf) !== null;
  if (isKind) cursor.take(between);
  let [start, end] = [from, from];
  for (let step = 0; step < maxFacts; step++) {
    const at = cursor.at;
    const found = takeFact(cursor, now);
    if (!found || facts.some(({ kind }) => kind === found.kind)) break;
    end = cursor.at;
    facts.push({ ...found, words: text.slice(at, end).trim(), start, end });
    cursor.take(between);
    start = end;
  }
  const isToEnd = facts.length > 0 && !isWord.test(text.slice(end));
  return { facts, isKind, isToEnd, isWhole: isToEnd && !isWord.test(text.slice(0, from)) };
}

type Unplaced = ImpliedFilter extends infer F ? (F extends ImpliedFilter ? Omit<F, 'words'> : never) : never;

function takeFact(cursor: Cursor, now: Date): Unplaced | null {
  return (
    cursor.attempt(() => takeBench(cursor)) ??
    cursor.attempt(() => takePlacedCourt(cursor)) ??
    cursor.attempt(() => takeBareCourt(cursor)) ??
    cursor.attempt(() => takeDay(cursor)) ??
    cursor.attempt(() => takeYear(cursor, now))
  );
}

function takeBench(cursor: Cursor): Unplaced | null {
  const code = cursor.take(section) && takeSection(cursor)?.code;
  if (!code) return null;
  cursor.take(branch);
  return { kind: 'section', section: code };
}

function takePlacedCourt(cursor: Cursor): Unplaced | null {
  const start = cursor.at;
  const named = takeCourt(cursor);
  if (!named || named.section || otherwise.test(cursor.text.slice(start, cursor.at).trim())) return null;
  const { court, place: seat, placeName } = named;
  if (court === 'cass') {
    if (quashing.test(cursor.text.slice(cursor.at, cursor.at + 30))) return null;
    const of = cursor.take(branch)?.[1]?.toLowerCase();
    return { kind: 'court', court, ...(of && { branch: of === 'pen' ? 'pen' : 'civ' }) };
  }
  if (seat === undefined) return { kind: 'court', court };
  if (!seats.has(seat) && !regions.has(seat)) return null;
  return { kind: 'court', court, place: seat, placeName: capitals(placeName ?? seat) };
}

/** "tar appalti": the word after the court is not a place. */
function takeBareCourt(cursor: Cursor): Unplaced | null {
  const match = bareCourts.find(([expression]) => cursor.take(expression));
  return match ? { kind: 'court', court: match[1] } : null;
}

function takeDay(cursor: Cursor): Unplaced | null {
  const day = dateOf(cursor.take(date)?.[0] ?? '')?.date;
  return day === undefined ? null : { kind: 'date', date: day };
}

function takeYear(cursor: Cursor, now: Date): Unplaced | null {
  const number = Number(cursor.take(year)?.[1]);
  return number >= firstYear && number <= now.getUTCFullYear() ? { kind: 'year', year: number } : null;
}

/** Capitalises a place name: "busto arsizio" → "Busto Arsizio". */
const capitals = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:D[ei]|Del|Della)(?=\s)/g, (word) => word.toLowerCase());
