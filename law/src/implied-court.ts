import { courtLabel, type NamedCourt, takeCourt } from './courts.ts';
import type { Cursor } from './cursor.ts';
import { datePattern } from './dates.ts';
import type { Court } from './types.ts';

/** The previous citation, whose court "sez. VI, n. 5/2019" and "Id., n. 5/2019" share. */
export type PreviousCitation = { end: number; court: NamedCourt };
/** Author of the text, and its previous citation. */
export type CourtContext = { own: Court | undefined; last: PreviousCitation | undefined };

const reach = 90;
/** Maximum distance between a citation and the judge who made the order. */
const before = 300;

const same = /id\.\s?,?/iy;
const bench = /(?=sez|(?:i{1,3}|iv|vi{0,3}|[1-7])\s?[°ºª^]?\s?sez)/iy;
const kind = /(?=sent|ord|pronunc)/iy;
/**
 * "S. n. 61/1987", "O. nn. 3 e 4/1990", "S. 120/2020": citation style of the Constitutional Court's
 * archive.
 */
const initial =
  /[SO]\s?\.\s{0,2}(?=n{0,2}[\s.°]{0,3}\d{1,4}(?!\d|\s{1,2}\p{L}{4}))|[so]\.\s{0,2}(?=n)|[SO]\s(?=n)/uy;
/** D.L.C.P.S., T.U.L.P.S.: the last letter of an abbreviation. "V. S. n. 5" is a citation. */
const abbreviated = /(?:\p{L}\.|(?<!\p{L})[A-UW-Z]\.\s)$/u;
const judgeName =
  "(?:pretor[ei]|pretura|giudic[ei]|g\\.?i\\.?p|g\\.?u\\.?p|magistrat|commission[ei]|tribunal[ei]|cort[ei]\\s{1,2}(?:d[’']|di\\s|dei\\s|militare)|consiglio\\s|t\\.?\\s?a\\.?\\s?r(?!\\p{L}))";
const authority = `(?:${judgeName}|ministr|prefett|sindac|president|giunt|region|assessor|commissari|questor|comun|procur)`;
/** "Reg. ord. n. 5": a register number. */
const register = /(?<!\p{L})(?:reg(?:istro|\.)|r\s?\.)\s{0,2}$/iu;
/** "dal Pretore di Lecco, con ord. …", "sollevata con ord. …" */
const withOrder = /(?<!\p{L})con\s{1,2}(?:\p{L}{1,8}['’\s]\s?){0,2}$/iu;
const raised = new RegExp(`${judgeName}|sollevat|promoss|introdott`, 'iu');
/** "dai Pretori di Napoli (ord. …), Firenze (ord. …)" */
const ofPlace = /\p{Lu}\p{L}{2,20}['’]?\s{0,2}\(\s?$/u;
const judgePattern = new RegExp(judgeName, 'iu');
/** "riuniti i giudizi (ord. …", "il giudizio di cui all'ord. …", "questioni sollevate dalle ord. …" */
const ofCase =
  /(?:giudizio?\s{1,2}(?:(?:di\s{1,2}cui|relativi)\s{1,2})?(?:all['’e]|\()|(?:sollevat|promoss)[aeio]\s{1,2}dall(?:e|['’]))\s{0,2}$/iu;
const clauseEnd = /(?<=\p{L}{3})[.;:](?=\s)/u;
const dated = `(?:\\s{1,2}del(?:\\s{1,2}|l['’]\\s?)${datePattern})?\\)?`;
const issued =
  '(?:(?:res|emess|pron?unciat|pronunziat|depositat|pubblicat|adottat|deliberat|emanat)[aeo]\\s{1,2})';
/** "n. 5/2018 della Corte d'appello", "n. 5/2018, resa il 3 marzo 2018 dal Tribunale" */
const courtBefore = new RegExp(
  `${dated}[\\s,]{1,3}(?:${issued}(?:(?:(?:il|in\\s{1,2}data)\\s{1,2})?${datePattern}[\\s,]{1,2})?)?(?:da(?:l(?:la|lo|l['’])?|i|lle)|del(?:la|lo|l['’])?|dei)\\s{0,2}`,
  'iuy',
);
/** "Con sentenza n. 900/2014 il Tribunale di Milano rigettava": the court follows as subject. */
const subject = new RegExp(`${dated}[\\s,]{1,3}(?:il\\s{1,2}|la\\s{1,2}|l['’]\\s?)`, 'iuy');
const byRulingWords =
  "(?:la\\s{1,2}|l['’]\\s?|una\\s{1,2})?(?:(?:propria|successiva|articolata|nota|recente|separata|la)\\s{1,2})?$";
const byRuling = [
  new RegExp(`(?<!\\p{L})(?:Con|CON|Nella)\\s{1,2}${byRulingWords}`, 'u'),
  new RegExp(
    `(?:^|[.;:)»”"–-]\\s{0,3}|(?<!\\p{L})(?:che|ed?|poi|quindi|infatti|inoltre|successivamente|tuttavia|infine)[,\\s]{1,3})(?:con|nella)\\s{1,2}${byRulingWords}`,
    'iu',
  ),
];
/** "della Corte d'appello di Roma", directly after the number. */
const genitive = /\s{1,2}(?:del(?:la|lo|l['’])?|dei)\s{0,2}/iuy;
const numbered = /[\s,]{0,3}(?:(?:sez|sent|ord)[^;()]{0,30}?)?(?:n{1,2}\s?[.°º]\s{0,2})?\d/iuy;
/** "questa Corte, con ordinanza 15/05/2023, n. 1234" */
const thisCourt =
  /(?<!\p{L})(?:quest[ae]|codesta|la\s{1,2}stessa)\s{1,2}(?:stessa\s{1,2})?(?:suprema\s{1,2})?corte(?![^.;]{0,80}(?:tribunal|c\.?t\.?[rp]\.?(?!\p{L})|commission|appello|giudice))[^.;]{0,70}$/iu;
/** "l'ordinanza di questa Corte n. 1234/2023" */
const ofThisCourt =
  /(?:sentenz[ae]|ordinanz[ae]|sentt?\.|ordd?\.|pronunc[ei]a?|decision[ei])\s(?:(?:n\.\s)?(?:recente|nota|citata)\s)?di\squesta\s(?:stessa\s)?(?:suprema\s)?corte(?!\p{L})/iuy;
/**
 * "il Tribunale di Milano, accogliendo la domanda, con sentenza n. 5/2018": text between court and
 * number.
 */
const bridge =
  /[^.;:()\d«»“”]{0,140}?(?<!\p{L})(?:con|nella|in|mediante)\s{1,2}(?:la\s{1,2}|l['’]\s?|le\s{1,2}|una\s{1,2})?(?:(?:propria|recente|nota|successiva|citata|articolata|sua)\s{1,2})?(?=sent|ord(?:inanz|\.)|pronunc|decision)/iuy;
/** Words that refer to a ruling of another court. */
const anothers =
  /tribunal|cort[ei](?!\p{L})|cass|giudic|pretor|commission|consiglio|c\.?\s?t\.?\s?[rp](?!\p{L})|t\.?a\.?r(?!\p{L})|g\.?i\.?p|g\.?u\.?p|sentenz|ordinanz|decret|decision|pronunc|provvediment|lodo|avverso|impugn|appell|reclam|ricors|gravam|legg|procur|ministr|prefett|primo\s{1,2}grado|di\s{1,2}cui|già/iu;
const elsewhere = new RegExp(
  `(?:\\s{1,2}del\\s{1,2}${datePattern})?\\)?[\\s,(]{0,3}(?:(?:del(?:la|lo|l['’])?|con\\s{1,2}cui\\s{1,2}(?:il|la|l['’]))\\s{0,2})?(?:${authority}|r\\.\\s?[og]|reg(?:istro|\\.)|sono\\s{1,2}state\\s{1,2}pubblicate)`,
  'iuy',
);

/** Returns the court of a citation without one, and moves past "S." and "Id.". */
export function impliedCourt(cursor: Cursor, { own, last }: CourtContext): NamedCourt | undefined {
  const { at, text } = cursor;
  if (own !== undefined && ownSeries.has(own) && cursor.take(ofThisCourt)) return ownCourt(own);
  const near = last && at - last.end <= reach ? last.court : undefined;
  if (cursor.take(same)) return near;
  if (cursor.take(bench)) return own === 'cass' ? ownCourt(own) : hasSections(near) ? near : undefined;
  if (own === 'cass' && thisCourt.test(text.slice(Math.max(0, at - before), at)))
    return cursor.take(kind) ? ownCourt(own) : undefined;
  // elsewhere "sentenza n. 5 del 1990" is often a ruling of the court below
  if (own !== 'cost') return undefined;
  const said = text.slice(Math.max(0, at - before), at);
  if (register.test(said.slice(-12))) return undefined;
  if (cursor.take(initial)) return abbreviated.test(said.slice(-3)) ? undefined : ownCourt(own);
  return cursor.take(kind) && !isOfAnother(said) ? ownCourt(own) : undefined;
}

/**
 * Returns whether the words before "ord. n. 5/1990" identify the order that raised the question.
 */
function isOfAnother(text: string): boolean {
  if (withOrder.test(text)) return raised.test(text.split(clauseEnd).at(-1) ?? '');
  return ofPlace.test(text) ? judgePattern.test(text) : ofCase.test(text);
}

/**
 * Returns the court after the number, which overrides the implied one: "sentenza n. 500 del 1999
 * della Corte di cassazione".
 *
 * @param start start of the citation
 */
export function courtAfter(
  cursor: Cursor,
  start: number,
  implied: NamedCourt | undefined,
): NamedCourt | undefined {
  const named = cursor.attempt(() => (cursor.take(courtBefore) ? takeCourt(cursor) : null));
  if (named) return named;
  const preceding = cursor.text.slice(Math.max(0, start - 60), start);
  const isSubject = byRuling.some((expression) => expression.test(preceding));
  const acting = isSubject && cursor.attempt(() => (cursor.take(subject) ? takeCourt(cursor) : null));
  if (acting) return acting;
  const end = cursor.at;
  const another = cursor.take(elsewhere);
  cursor.at = end;
  return another ? undefined : implied;
}

/**
 * Returns the court that follows a number although another court precedes: "la Cassazione …
 * sentenza n. 5/2019 della Corte d'appello".
 *
 * @param isList whether a list precedes, whose last ruling may be "resa dal Tribunale di Milano"
 */
export function joinedCourt(cursor: Cursor, isList: boolean): NamedCourt | null {
  const before = cursor.at;
  const named = cursor.take(isList ? courtBefore : genitive) ? takeCourt(cursor) : null;
  const isOwn = named !== null && cursor.take(numbered) === null;
  cursor.at = before;
  return isOwn ? named : null;
}

/**
 * Moves past the text between a court and "con sentenza", unless it refers to another court's
 * ruling.
 */
export function takeBridge(cursor: Cursor): boolean {
  const between = cursor.attempt(() => {
    const match = cursor.take(bridge);
    return match && !anothers.test(match[0]) ? match : null;
  });
  return between !== null;
}

const ownSeries = new Set<Court>(['cass', 'cost', 'cds']);
const withoutSections = new Set<Court>(['cost', 'cgue', 'cedu']);
const hasSections = (named: NamedCourt | undefined) =>
  named !== undefined && !withoutSections.has(named.court);
const ownCourt = (court: Court): NamedCourt => ({ court, label: courtLabel(court) });
