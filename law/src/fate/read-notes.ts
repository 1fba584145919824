import { dateOf, datePattern } from '../dates.ts';
import { findProvisions } from '../find-provisions.ts';

export type AmendmentKind = 'unconstitutional' | 'repealed' | 'amended' | 'interpreted';

/** An amendment to an article, as a note of its act states. */
export interface NotedAmendment {
  what: AmendmentKind;
  /** Ruling or act, as cited. */
  by: string;
  /** Date of the ruling or act, YYYY-MM-DD. */
  date: string;
  words: string;
  /** Key of a ruling of the Constitutional Court. */
  ruling: string | null;
}

const repealed = /(?:abrogat|soppress|non pi[uù]['’]? previst|non convertit)[oaie]?(?!\p{L})/iu;
/** Heading in capitals that replaces a repealed article or part. */
const inItsPlace =
  /^[\s(]{0,8}(?:\d{1,4}[\p{L}-]{0,12}\.\s{0,3}|[a-z]{1,2}(?:-[a-z]{2,9})?\)\s{0,3})?[\s(]{0,4}(?:ARTICOLO|COMMA|LETTERA|NUMERO|PERIODO|PARAGRAFO|ALLEGATO)[ \p{Lu}]{0,30}?\s(?:ABROGAT|SOPPRESS|NON PI[UÙ]|NON CONVERTIT)/u;
const court = /corte\s{1,3}costituzionale/iu;
const unlawful = /illegittimit/iu;
const interprets = /interpretazione\s{1,3}autentica|(?:deve|devono|si)\s{1,3}(?:essere\s{1,3})?interpreta/iu;
/** "con sentenza 27 gennaio - 10 febbraio 2021, n. 612" */
const dated =
  /corte\s{1,3}costituzionale,?\s{1,3}con\s{1,3}(?:la\s{1,3})?(?:sentenza|ordinanza)\s([^()]{1,80}?),?\s{0,3}n\.\s{0,3}(\d{1,4})/iu;
const day = new RegExp(datePattern, 'giu');

/**
 * Parses an update note of an act ("La Corte Costituzionale, con sentenza …, ha dichiarato …", "Il
 * D.Lgs. … ha disposto … che …"). Returns undefined if it lacks the ruling or act with its date.
 */
export function readNote(note: string): NotedAmendment | undefined {
  const text = note.trim();
  if (court.test(text.slice(0, 200))) return unlawful.test(text) ? byRuling(text) : undefined;
  const what = interprets.test(text) ? 'interpreted' : repealsIt(text) ? 'repealed' : 'amended';
  return byAct(text, what);
}

/**
 * Parses a paragraph that states its own repeal: "ARTICOLO ABROGATO DAL D.LGS. 13 DICEMBRE 2017, N.
 * 217".
 */
export function readRepeal(paragraph: string): NotedAmendment | undefined {
  return inItsPlace.test(paragraph) ? byAct(paragraph.trim(), 'repealed') : undefined;
}

/** "ha disposto (con l'art. 5) l'abrogazione dell'intero provvedimento" */
const repealsIt = (text: string) =>
  /ha disposto[^"«]{0,80}(?:abrogazione|soppressione)/iu.test(text) || repealed.test(text.slice(0, 60));

function byRuling(text: string): NotedAmendment | undefined {
  const [, dates = '', number] = dated.exec(text) ?? [];
  // dates of the decision and of its filing; the latter counts
  const filed = [...dates.matchAll(day)].at(-1)?.[0];
  const read = filed === undefined ? undefined : dateOf(filed);
  if (number === undefined || read?.date === undefined) return undefined;
  return {
    what: 'unconstitutional',
    by: `Corte cost. n. ${Number(number)}/${read.year}`,
    date: read.date,
    words: text,
    ruling: `cost:${read.year}:${Number(number)}`,
  };
}

function byAct(text: string, what: AmendmentKind): NotedAmendment | undefined {
  const act = findProvisions(text).find(({ key, act: actKey }) => key === actKey);
  const dayText = act && text.slice(act.start, act.end).match(day)?.[0];
  const date = dayText === undefined ? undefined : dateOf(dayText)?.date;
  return act && date !== undefined ? { what, by: act.label, date, words: text, ruling: null } : undefined;
}
