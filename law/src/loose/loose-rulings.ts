import { takeCourt } from '../courts.ts';
import { Cursor } from '../cursor.ts';
import { dateOf, datePattern, fullYear } from '../dates.ts';
import type { Read, LooseRuling } from './types.ts';

/** Names of courts, including courts that are not parsed. */
const court =
  "cass(?:az)?(?:ione|\\.)?|corte\\s(?:suprema|cost(?:ituzionale|it\\.|\\.)?|dei|conti|europea|edu|giust(?:izia|\\.)?|mil(?:itare|\\.)?|centr(?:ale|\\.)?|(?:di\\s|d['’]\\s?)?(?:app(?:ello|\\.)?|assise(?:\\s(?:di\\s|d['’]\\s?)?app(?:ello|\\.)?)?)|di)|(?<!\\p{L}\\.\\s?)c\\.\\s?(?:cost|cass|conti|app|giust)|ss\\.?\\s?uu|s\\.\\s?u\\.|sez(?:ioni|\\.)\\sun(?:ite|\\.)?|cons(?:iglio|\\.)\\s(?:di\\s)?(?:st(?:ato|\\.)?|giust(?:izia|\\.)?)|c\\.?d\\.?s|c\\.?g\\.?a\\.?(?:r\\.?s)?|t\\.?a\\.?r|t\\.?r\\.?g\\.?a|trib(?:unale|\\.)|app\\.|comm(?:issione|\\.)\\s?trib(?:utaria|\\.)?|c\\.?t\\.?[pr]|c\\.?g\\.?t|c\\.?g\\.?u\\.?e|c\\.?e\\.?d\\.?u|giudice\\s(?:di\\space|(?:di\\s|d['’]\\s?)app(?:ello|\\.)|tutelare)|g\\.?d\\.?p|pret(?:ura|ore|\\.)|a\\.?b\\.?f|arbitro\\sbancario|c\\.?n\\.?f|consiglio\\snazionale\\sforense|uff(?:icio|\\.)\\s(?:di\\s)?sorv(?:eglianza|\\.)|t\\.?s\\.?a\\.?p|t\\.?r\\.?a\\.?p|consulta|a\\.?g\\.?c\\.?m|garante|ad(?:unanza|\\.)\\splen";
const kind = 'sent(?:enza|\\.)|ord(?:inanza|\\.)|pronuncia|decisione|sez(?:ione|\\.)';
const anchor = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<court>${court})|(?<kind>${kind}))(?!\\p{L})\\.?`, 'giu');
export const anyCourt = new RegExp(`(?<![\\p{L}\\p{N}])(?:${court})(?!\\p{L})`, 'iu');

/** For searching backwards from a number. */
export const courtOrKind = new RegExp(anchor.source, 'giu');

const numberMark = '(?:n{1,2}\\s?[.°º]{1,2}\\s?(?:r?[oi]\\.?\\s)?|nr\\.?\\s|num(?:ero|\\.)\\s)';
/** Any number of digits, so that impossible numbers are reported. */
const digits = '(?:\\d{1,3}\\.\\d{3}|\\d{1,12})(?!\\d)';
const slash = "\\s?\\/\\s?['’]?(?:\\d{4,6}|\\d{2})(?!\\d|[Xx?●•…]|__)";
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:${numberMark}(?<marked>${digits})(?:\\s?/\\s?(?:\\d{1,2}|[IVX]{1,5})(?=\\s?/\\s?\\d))?(?<of>${slash})?|(?<plain>${digits})(?<of2>${slash}))(?!\\/)`,
  'iu',
);
/** "Cass. 12345" */
const bare = /^[\s,]{0,2}(?:(?:civ|pen)[\p{L}.]{0,5}[\s,]{1,2})?(?<marked>\d{3,6})(?![\d/.-])/iu;
const ofYear = new RegExp(
  `^,?\\s?(?:del(?:l['’]\\s?)?\\s?(?:anno\\s)?|anno\\s)(?:(?<day>${datePattern})|(?<year>\\d{4})(?!\\d))`,
  'iu',
);
const before = new RegExp(`${datePattern}|(?:19|20)\\d{2}(?!\\d)`, 'giu');
/** Other numbered documents. */
const other =
  /contratt|fattur|prot|deliber|determin|verbal|cartell|avvis|ruolo|r\.?\s?g\b|ricors|proc(?:ed|\.)|decret|\bd\.?\s?i\.|\brep\.|cron|foglio|partic|mappal|polizz|assegn|bollett|\bnot[ae]\b|raccomand|circol|legge|\bl\.|lgs|\bart|reg(?:istro|\.)|iscritt|causa|udienz|fascic|\bdoc|comma|\bc\.\s?f\b|iva\b|conto|motiv|pagin|\bpag?\.|pp\.|massim|foro\b|giur\.\sit/i;
const suffix =
  /^[\s,()]{0,3}(?:(?:del\s)?(?:ruolo|registro)|n?\.?\s?r\.?\s?g|reg\.|mod\.|c\.?\s?[pc]\.|cost\.|del\scodice)/i;
const back = /^[\s,()–-]{0,3}(?:(?:gi[àa]|sopra|pi[ùu]\svolte)\s)?cit(?:\.|at[ao](?!\p{L}))/iu;
const backBefore = /(?:citata|richiamata|cit\.)\s$/iu;
/** "Cass., sez. un., Franzese, cit." */
const backAfter = /^(?<between>[^;\n\d]{0,50}?)[\s,(]cit(?:\.|ata(?!\p{L}))/iu;
/** Words, names, dates and numerals between a court and its number. */
const qualifiers = new Set(
  'civ civile pen penale lav lavoro trib tributaria sez sezione un unite sent sentenza ord ordinanza la lo della dello dell del di da in data dep c contro altri grado primo secondo provinciale regionale amministrativo ordinario minorenni sorveglianza per i giurisdizionale giur centrale app appello riunite controllo autonomie ultima ultimo cit citata gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
);
const lastKind = /(?:sent(?:enz[ae]|\.)|ord(?:inanz[ae]|\.)|pronunc|decision)/i;
/** "reg. ord. n. 8 del 1987": the register of orders. */
const register = /(?:reg(?:istro|\.)|r\.)\s?$/i;
const reach = 90;
/** "Trib. Milano, 3 marzo 2020", "Corte EDU, Rossi c. Italia, 2011": citations without a number. */
const onlyDay = new RegExp(
  `^(?<between>[^;\\n()]{0,60}?)(?:del(?:l['’])?\\s{1,2})?(?<day>${datePattern})`,
  'iu',
);
const onlyCase =
  /^[\s,]{1,3}\p{Lu}[^;\n()]{0,50}?\s(?:c\.|v\.|contro|vs\.?|\/)\s?\p{Lu}[^;\n()\d]{1,40}?[\s,]{1,2}(?:19|20)\d{2}(?!\d)/u;
const european = /^(?:corte\s(?:e\.?d\.?u|eur|di\sgiust|giust)|c\.?e\.?d\.?u|c\.?g\.?u\.?e)/i;
const placeBefore = /(?:presso|innanzi|dinanzi|davanti|avanti|udienza)(?!\p{L})[^.;]{0,30}$/iu;

/**
 * Finds text that looks like a ruling citation, in a normalised text; in order, without overlaps.
 */
export function looseRulings(text: string, read: Read): LooseRuling[] {
  const found: LooseRuling[] = [];
  let done = 0;
  for (const match of text.matchAll(anchor)) {
    if (match.index < done || read.has(match.index)) continue;
    const ruling = rulingAt(text, match);
    if (!ruling) continue;
    found.push(ruling);
    done = ruling.end;
  }
  return found;
}

function rulingAt(text: string, match: RegExpExecArray): LooseRuling | null {
  const start = match.index;
  const at = start + match[0].length;
  const isKind = match.groups?.['kind'] !== undefined;
  if (isKind && register.test(text.slice(Math.max(0, start - 9), start))) return null;
  const named = isKind ? {} : courtHere(text, start);
  const tail = text.slice(at, at + reach);
  const stop = tail.search(/[;\n]/);
  const clause = stop < 0 ? tail : tail.slice(0, stop);
  const number = numberIn(clause, isKind);
  const isBefore = isKind && backBefore.test(text.slice(Math.max(0, start - 14), start));
  if (number) {
    const end = at + number.end;
    const cited = back.exec(text.slice(end, end + 24));
    return {
      kind: 'ruling',
      start,
      end: end + (cited?.[0].length ?? 0),
      ...named,
      number: number.number,
      year: number.year,
      isBack: cited !== null || isBefore,
      isFaint: false,
    };
  }
  const unnumbered = isKind ? 0 : lengthWithoutNumber(text, start, match[0].length, clause);
  if (unnumbered > 0)
    return { kind: 'ruling', start, end: at + unnumbered, isBack: false, isFaint: false, isIncomplete: true };
  const cited = backAfter.exec(clause);
  const between = cited?.groups?.['between'] ?? '';
  if (cited && isQualified(between))
    return {
      kind: 'ruling',
      start,
      end: at + cited[0].length,
      ...named,
      name: nameIn(between, named.place),
      isBack: true,
      isFaint: isKind && !cited[0].endsWith('.'),
    };
  if (!isBefore || !/^(?:sent|ord|pronun|decis)/i.test(match[0])) return null;
  return { kind: 'ruling', start, end: at, isBack: true, isFaint: true };
}

/**
 * Returns the length of a citation with court and date, or court and parties, but without a number;
 * otherwise 0.
 */
function lengthWithoutNumber(text: string, start: number, length: number, clause: string): number {
  if (placeBefore.test(text.slice(Math.max(0, start - 40), start))) return 0;
  const day = onlyDay.exec(clause);
  const between = day?.groups?.['between'] ?? '';
  const hasKind = lastKind.test(between);
  if (
    day &&
    !other.test(between) &&
    !anyCourt.test(between) &&
    isQualified(between) &&
    (hasKind || !/(?:in\s{1,2}data)\s?$/i.test(between)) &&
    !suffix.test(clause.slice(day[0].length))
  )
    return day[0].length;
  const names = european.test(text.slice(start, start + length + 12)) ? onlyCase.exec(clause) : null;
  return names?.[0].length ?? 0;
}

function courtHere(text: string, start: number): Pick<LooseRuling, 'court' | 'place' | 'joined'> {
  const named = takeCourt(new Cursor(text, start));
  return named ? { court: named.court, place: named.place, joined: named.section === 'U' } : {};
}

type Found = { number: string; year: number | undefined; end: number };

function numberIn(clause: string, isKind: boolean): Found | null {
  const direct = isKind ? null : bare.exec(clause);
  const match = direct ?? numbered.exec(clause);
  if (!match) return null;
  const between = direct ? '' : clause.slice(0, match.index);
  // The number may belong to another court or ruling in between.
  if (other.test(between) || anyCourt.test(between) || !isQualifiedUpTo(between)) return null;
  const { marked: markedNumber, plain, of, of2 } = match.groups ?? {};
  const number = String(Number((markedNumber ?? plain ?? '').replace('.', '')));
  let end = match.index + match[0].length;
  const slashed = of ?? of2;
  let year = slashed === undefined ? undefined : fullYear(/\d+/.exec(slashed)?.[0] ?? '');
  const after = year === undefined ? ofYear.exec(clause.slice(end)) : null;
  if (after) {
    end += after[0].length;
    year = after.groups?.['year'] ? Number(after.groups['year']) : dateOf(after.groups?.['day'] ?? '')?.year;
  }
  if (suffix.test(clause.slice(end))) return null;
  year ??= yearBefore(between);
  if (year === undefined && !isQualified(between)) return null;
  return { number, year, end };
}

/**
 * "Corte di verificare la rilevanza della questione (ordinanza n. 202": the number belongs to the
 * order.
 */
function isQualifiedUpTo(between: string): boolean {
  const at = between.search(lastKind);
  return at < 0 || isQualified(between.slice(0, at));
}

function yearBefore(between: string): number | undefined {
  const last = [...between.matchAll(before)].at(-1)?.[0];
  if (last === undefined) return undefined;
  return /^\d{4}$/.test(last) ? Number(last) : dateOf(last)?.year;
}

const isQualified = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) => qualifiers.has(word.toLowerCase()) || /^(?:\d{1,4}$|[ivx]{1,5}$|\p{Lu})/u.test(word),
  );

/** Returns a name such as "Franzese", which is not a qualifier or the seat of the court. */
function nameIn(text: string, seat: string | undefined): string | undefined {
  const terms = text.match(/[\p{L}'’]{3,}/gu) ?? [];
  return terms.find(
    (word) =>
      /^\p{Lu}\p{Ll}/u.test(word) && !qualifiers.has(word.toLowerCase()) && word.toLowerCase() !== seat,
  );
}

export { other as otherNumberBefore, suffix as registerBehind, register as registerBefore };
