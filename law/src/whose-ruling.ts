import { courtLabel, type NamedCourt, takeCourt } from './courts.ts';
import type { Cursor } from './cursor.ts';
import { datePattern } from './dates.ts';
import type { Court } from './types.ts';

/** A citation read just before: "sez. VI, n. 5/2019" and "Id., n. 5/2019" mean its court. */
export type Last = { end: number; court: NamedCourt };
/** Whose text it is, and what it cited last. */
export type Around = { own: Court | undefined; last: Last | undefined };

const reach = 90;
/** How far before a citation the judge whose order it is may be named. */
const before = 300;

const same = /id\.\s?,?/iy;
const bench = /(?=sez|(?:i{1,3}|iv|vi{0,3}|[1-7])\s?[°ºª^]?\s?sez)/iy;
const kind = /(?=sent|ord|pronunc)/iy;
/** "S. n. 61/1987", "O. nn. 3 e 4/1990", "S. 120/2020": how the Constitutional Court's own archive cites it. */
const initial =
  /[SO]\s?\.\s{0,2}(?=n{0,2}[\s.°]{0,3}\d{1,4}(?!\d|\s{1,2}\p{L}{4}))|[so]\.\s{0,2}(?=n)|[SO]\s(?=n)/uy;
/** D.L.C.P.S., T.U.L.P.S.: the last letter of an abbreviation, not a ruling. "V. S. n. 5" is one. */
const abbreviated = /(?:\p{L}\.|(?<!\p{L})[A-UW-Z]\.\s)$/u;
const judge =
  "(?:pretor[ei]|pretura|giudic[ei]|g\\.?i\\.?p|g\\.?u\\.?p|magistrat|commission[ei]|tribunal[ei]|cort[ei]\\s{1,2}(?:d[’']|di\\s|dei\\s|militare)|consiglio\\s|t\\.?\\s?a\\.?\\s?r(?!\\p{L}))";
const authority = `(?:${judge}|ministr|prefett|sindac|president|giunt|region|assessor|commissari|questor|comun|procur)`;
/** "Reg. ord. n. 5": a number in the register of questions. */
const register = /(?<!\p{L})(?:reg(?:istro|\.)|r\s?\.)\s{0,2}$/iu;
/** "dal Pretore di Lecco, con ord. …", "sollevata con ord. …" */
const withOrder = /(?<!\p{L})con\s{1,2}(?:\p{L}{1,8}['’\s]\s?){0,2}$/iu;
const raised = new RegExp(`${judge}|sollevat|promoss|introdott`, 'iu');
/** "dai Pretori di Napoli (ord. …), Firenze (ord. …)" */
const ofPlace = /\p{Lu}\p{L}{2,20}['’]?\s{0,2}\(\s?$/u;
const anyJudge = new RegExp(judge, 'iu');
/** "riuniti i giudizi (ord. …", "il giudizio di cui all'ord. …", "questioni sollevate dalle ord. …" */
const ofCase =
  /(?:giudizio?\s{1,2}(?:(?:di\s{1,2}cui|relativi)\s{1,2})?(?:all['’e]|\()|(?:sollevat|promoss)[aeio]\s{1,2}dall(?:e|['’]))\s{0,2}$/iu;
const clauseEnd = /(?<=\p{L}{3})[.;:](?=\s)/u;
const dated = `(?:\\s{1,2}del(?:\\s{1,2}|l['’]\\s?)${datePattern})?\\)?`;
const given =
  '(?:(?:res|emess|pron?unciat|pronunziat|depositat|pubblicat|adottat|deliberat|emanat)[aeo]\\s{1,2})';
/** "n. 5/2018 della Corte d'appello", "n. 5/2018, resa il 3 marzo 2018 dal Tribunale" */
const whose = new RegExp(
  `${dated}[\\s,]{1,3}(?:${given}(?:(?:(?:il|in\\s{1,2}data)\\s{1,2})?${datePattern}[\\s,]{1,2})?)?(?:da(?:l(?:la|lo|l['’])?|i|lle)|del(?:la|lo|l['’])?|dei)\\s{0,2}`,
  'iuy',
);
/** "Con sentenza n. 900/2014 il Tribunale di Milano rigettava": whose it is follows as the subject. */
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
/** "della Corte d'appello di Roma", right behind the number and without a number. */
const genitive = /\s{1,2}(?:del(?:la|lo|l['’])?|dei)\s{0,2}/iuy;
const numbered = /[\s,]{0,3}(?:(?:sez|sent|ord)[^;()]{0,30}?)?(?:n{1,2}\s?[.°º]\s{0,2})?\d/iuy;
/** "questa Corte, con ordinanza 15/05/2023, n. 1234" */
const thisCourt =
  /(?<!\p{L})(?:quest[ae]|codesta|la\s{1,2}stessa)\s{1,2}(?:stessa\s{1,2})?(?:suprema\s{1,2})?corte(?![^.;]{0,80}(?:tribunal|c\.?t\.?[rp]\.?(?!\p{L})|commission|appello|giudice))[^.;]{0,70}$/iu;
/** "l'ordinanza di questa Corte n. 1234/2023" */
const ofThisCourt =
  /(?:sentenz[ae]|ordinanz[ae]|sentt?\.|ordd?\.|pronunc[ei]a?|decision[ei])\s(?:(?:n\.\s)?(?:recente|nota|citata)\s)?di\squesta\s(?:stessa\s)?(?:suprema\s)?corte(?!\p{L})/iuy;
/** "il Tribunale di Milano, accogliendo la domanda, con sentenza n. 5/2018": what may come between. */
const bridge =
  /[^.;:()\d«»“”]{0,140}?(?<!\p{L})(?:con|nella|in|mediante)\s{1,2}(?:la\s{1,2}|l['’]\s?|le\s{1,2}|una\s{1,2})?(?:(?:propria|recente|nota|successiva|citata|articolata|sua)\s{1,2})?(?=sent|ord(?:inanz|\.)|pronunc|decision)/iuy;
/** What another's ruling is spoken of with. */
const anothers =
  /tribunal|cort[ei](?!\p{L})|cass|giudic|pretor|commission|consiglio|c\.?\s?t\.?\s?[rp](?!\p{L})|t\.?a\.?r(?!\p{L})|g\.?i\.?p|g\.?u\.?p|sentenz|ordinanz|decret|decision|pronunc|provvediment|lodo|avverso|impugn|appell|reclam|ricors|gravam|legg|procur|ministr|prefett|primo\s{1,2}grado|di\s{1,2}cui|già/iu;
const elsewhere = new RegExp(
  `(?:\\s{1,2}del\\s{1,2}${datePattern})?\\)?[\\s,(]{0,3}(?:(?:del(?:la|lo|l['’])?|con\\s{1,2}cui\\s{1,2}(?:il|la|l['’]))\\s{0,2})?(?:${authority}|r\\.\\s?[og]|reg(?:istro|\\.)|sono\\s{1,2}state\\s{1,2}pubblicate)`,
  'iuy',
);

/** The court of a citation that begins without one; the cursor moves past "S." and "Id.". */
export function impliedCourt(cursor: Cursor, { own, last }: Around): NamedCourt | undefined {
  const { at, text } = cursor;
  if (own !== undefined && ownSeries.has(own) && cursor.take(ofThisCourt)) return ownCourt(own);
  const near = last && at - last.end <= reach ? last.court : undefined;
  if (cursor.take(same)) return near;
  if (cursor.take(bench)) return own === 'cass' ? ownCourt(own) : hasSections(near) ? near : undefined;
  if (own === 'cass' && thisCourt.test(text.slice(Math.max(0, at - before), at)))
    return cursor.take(kind) ? ownCourt(own) : undefined;
  // in any other court's text "sentenza n. 5 del 1990" is as often that of the court below
  if (own !== 'cost') return undefined;
  const said = text.slice(Math.max(0, at - before), at);
  if (register.test(said.slice(-12))) return undefined;
  if (cursor.take(initial)) return abbreviated.test(said.slice(-3)) ? undefined : ownCourt(own);
  return cursor.take(kind) && !isOfAnother(said) ? ownCourt(own) : undefined;
}

/** Whether the words before "ord. n. 5/1990" say that it is the order by which a judge raised the question. */
function isOfAnother(said: string): boolean {
  if (withOrder.test(said)) return raised.test(said.split(clauseEnd).at(-1) ?? '');
  return ofPlace.test(said) ? anyJudge.test(said) : ofCase.test(said);
}

/**
 * "sentenza n. 500 del 1999 della Corte di cassazione": what follows the number wins over what was implied. `start` is where the citation
 * begins.
 */
export function courtAfter(
  cursor: Cursor,
  start: number,
  implied: NamedCourt | undefined,
): NamedCourt | undefined {
  const named = cursor.attempt(() => (cursor.take(whose) ? takeCourt(cursor) : null));
  if (named) return named;
  const said = cursor.text.slice(Math.max(0, start - 60), start);
  const isSubject = byRuling.some((expression) => expression.test(said));
  const acting = isSubject && cursor.attempt(() => (cursor.take(subject) ? takeCourt(cursor) : null));
  if (acting) return acting;
  const end = cursor.at;
  const another = cursor.take(elsewhere);
  cursor.at = end;
  return another ? undefined : implied;
}

/**
 * The court that the grammar joins to a number, though another is named before: "la Cassazione … sentenza n. 5/2019 della Corte d'appello".
 * `isList`: behind a list, whose last one may also be "resa dal Tribunale di Milano".
 */
export function joinedCourt(cursor: Cursor, isList: boolean): NamedCourt | null {
  const before = cursor.at;
  const named = cursor.take(isList ? whose : genitive) ? takeCourt(cursor) : null;
  const isOwn = named !== null && cursor.take(numbered) === null;
  cursor.at = before;
  return isOwn ? named : null;
}

/** Moves past what lies between a court and "con sentenza", where nothing of it speaks of another's ruling. */
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
