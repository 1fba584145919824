import { dateOf, datePattern } from '../dates.ts';
import { findProvisions } from '../find-provisions.ts';

export type FateKind = 'unconstitutional' | 'repealed' | 'amended' | 'interpreted';

/** What became of an article, as the text of its act says. */
export interface NotedFate {
  what: FateKind;
  /** The ruling or act, as cited. */
  by: string;
  /** Of that ruling or act, YYYY-MM-DD. */
  date: string;
  words: string;
  /** The key of a ruling of the Constitutional Court. */
  ruling: string | null;
}

const repealed = /(?:abrogat|soppress|non pi[uù]['’]? previst|non convertit)[oaie]?(?!\p{L})/iu;
/** What a code writes where an article, or part of one, was: the head of it, in capitals. */
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
 * An update note of an act ("La Corte Costituzionale, con sentenza …, ha dichiarato …", "Il D.Lgs. … ha disposto … che …"). Undefined where
 * it does not name the ruling or act with its day: a fate without either is none.
 */
export function readNote(note: string): NotedFate | undefined {
  const words = note.trim();
  if (court.test(words.slice(0, 200))) return unlawful.test(words) ? byRuling(words) : undefined;
  const what = interprets.test(words) ? 'interpreted' : repealsIt(words) ? 'repealed' : 'amended';
  return byAct(words, what);
}

/** "ARTICOLO ABROGATO DAL D.LGS. 13 DICEMBRE 2017, N. 217", as a paragraph of an act says it of itself. */
export function readRepeal(paragraph: string): NotedFate | undefined {
  return inItsPlace.test(paragraph) ? byAct(paragraph.trim(), 'repealed') : undefined;
}

/** "ha disposto (con l'art. 5) l'abrogazione dell'intero provvedimento" */
const repealsIt = (words: string) =>
  /ha disposto[^"«]{0,80}(?:abrogazione|soppressione)/iu.test(words) || repealed.test(words.slice(0, 60));

function byRuling(words: string): NotedFate | undefined {
  const [, dates = '', number] = dated.exec(words) ?? [];
  // of the decision and of its filing, by which it is cited
  const filed = [...dates.matchAll(day)].at(-1)?.[0];
  const read = filed === undefined ? undefined : dateOf(filed);
  if (number === undefined || read?.date === undefined) return undefined;
  return {
    what: 'unconstitutional',
    by: `Corte cost. n. ${Number(number)}/${read.year}`,
    date: read.date,
    words,
    ruling: `cost:${read.year}:${Number(number)}`,
  };
}

function byAct(words: string, what: FateKind): NotedFate | undefined {
  const act = findProvisions(words).find(({ key, act: whole }) => key === whole);
  const said = act && words.slice(act.start, act.end).match(day)?.[0];
  const date = said === undefined ? undefined : dateOf(said)?.date;
  return act && date !== undefined ? { what, by: act.label, date, words, ruling: null } : undefined;
}
