import { courtLabel, type NamedCourt, takeCourt } from './courts.ts';
import type { Cursor } from './cursor.ts';
import { datePattern } from './dates.ts';
import type { Court } from './types.ts';

/** A citation read just before: "sez. VI, n. 5/2019" and "Id., n. 5/2019" mean its court. */
export type Last = { end: number; court: NamedCourt };
/** Whose text it is, and what it cited last. */
export type Around = { own: Court | undefined; last: Last | undefined };

const reach = 90;
/** How far before a citation a judge may stand whose order it is. */
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
const whose = new RegExp(
  `(?:\\s{1,2}del\\s{1,2}${datePattern})?\\)?[\\s,]{1,2}(?:del(?:la|lo|l['’])?|dei)\\s{0,2}`,
  'iuy',
);
const elsewhere = new RegExp(
  `(?:\\s{1,2}del\\s{1,2}${datePattern})?\\)?[\\s,(]{0,3}(?:(?:del(?:la|lo|l['’])?|con\\s{1,2}cui\\s{1,2}(?:il|la|l['’]))\\s{0,2})?(?:${authority}|r\\.\\s?[og]|reg(?:istro|\\.)|sono\\s{1,2}state\\s{1,2}pubblicate)`,
  'iuy',
);

/** The court of a citation that begins without one; the cursor moves past "S." and "Id.". */
export function impliedCourt(cursor: Cursor, { own, last }: Around): NamedCourt | undefined {
  const { at, text } = cursor;
  const near = last && at - last.end <= reach ? last.court : undefined;
  if (cursor.take(same)) return near;
  if (cursor.take(bench)) return own === 'cass' ? ownCourt(own) : hasSections(near) ? near : undefined;
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

/** "sentenza n. 500 del 1999 della Corte di cassazione": what follows the number wins over what was implied. */
export function courtAfter(cursor: Cursor, implied: NamedCourt | undefined): NamedCourt | undefined {
  const named = cursor.attempt(() => (cursor.take(whose) ? takeCourt(cursor) : null));
  if (named) return named;
  const end = cursor.at;
  const another = cursor.take(elsewhere);
  cursor.at = end;
  return another ? undefined : implied;
}

const withoutSections = new Set<Court>(['cost', 'cgue', 'cedu']);
const hasSections = (named: NamedCourt | undefined) =>
  named !== undefined && !withoutSections.has(named.court);
const ownCourt = (court: Court): NamedCourt => ({ court, label: courtLabel(court) });
