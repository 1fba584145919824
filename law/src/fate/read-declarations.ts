import { findProvisions } from '../find-provisions.ts';
import { partsOfKey } from '../provision-keys.ts';
import { actOfKey } from '../act-table.ts';
import {
  actsBefore,
  another,
  bareArticle,
  combined,
  consequence,
  end,
  header,
  headerOfBefore,
  normOf,
  objectBehind,
  ofActBefore,
  ofObject,
  other,
  qualifier,
  reason,
  refused,
  annulmentPhrase,
  verb,
  collapseWhitespace,
  blankParentheticals,
} from './declaration-text.ts';

/** A provision annulled by the operative part of a ruling of the Constitutional Court. */
export interface Declaration {
  /** `cpp:34`; for a whole act `l:1990:241`. */
  key: string;
  /** Parts of the article (`co2`, `leta`); empty for the whole article. */
  parts: string[];
  /** Whether it is annulled only as far as `words` state ("nella parte in cui …"). */
  isInPart: boolean;
  /** Whether it is annulled as a consequence of another annulment (art. 27 l. 87/1953). */
  isConsequential: boolean;
  /** Verbatim text. `start` and `end` are UTF-16 offsets; `end` is exclusive. */
  words: string;
  start: number;
  end: number;
}

interface Named {
  key: string;
  parts: string[];
  start: number;
  end: number;
}

/**
 * Reads the provisions that an operative part declares unlawful. A provision is omitted if it may
 * only be mentioned, because a wrong annulment is worse than a missing annulment.
 *
 * @param day day of the ruling, YYYY-MM-DD; decides between acts of the same name
 */
export function readDeclarations(operative: string, day: string): Declaration[] {
  const { text: all, typed: toOriginal } = collapseWhitespace(blankParentheticals(operative));
  const text = all.slice(0, end.exec(all)?.index ?? all.length);
  const named = provisionsOf(text, day);
  const verbs = [...text.matchAll(verb)].map(({ index }) => index);
  return verbs
    .flatMap((from, i) => readClause({ text, named, from, to: verbs[i + 1] ?? text.length }))
    .map((found) => {
      const span = toOriginal(found.start, found.end);
      return { ...found, ...span, words: operative.slice(span.start, span.end) };
    });
}

type Found = Omit<Declaration, 'words'>;

interface Clause {
  /** Without quotations and parentheses, with single spaces. */
  text: string;
  named: readonly Named[];
  from: number;
  to: number;
}

function readClause({ text, named, from, to }: Clause): Found[] {
  const clause = text.slice(from, to);
  const strikes = [...clause.matchAll(annulmentPhrase)];
  return strikes.flatMap((strike, i) => {
    // "dichiara: a) inammissibile la questione …; b) la illegittimità costituzionale …"
    const previousEnd = strikes[i - 1]?.index ?? 0;
    const head = clause.slice(previousEnd, strike.index);
    const before = head.slice(head.lastIndexOf(';') + 1);
    if (refused.test(before)) return [];
    const begin = from + strike.index + strike[0].length;
    const next = from + (strikes[i + 1]?.index ?? clause.length);
    const stop = another.exec(text.slice(begin, next));
    const limit = stop ? begin + stop.index : next;
    const isConsequential =
      consequence.test(before) || consequence.test(text.slice(begin, Math.min(limit, begin + 90)));
    const start = i === 0 ? from : from + strike.index;
    return readObjects({ text, named, from: start, to: limit }, begin, isConsequential);
  });
}

function readObjects({ text, named, from, to }: Clause, begin: number, isConsequential: boolean): Found[] {
  const found: Found[] = [];
  let act: string | undefined;
  for (const item of itemsOf(text, begin, to)) {
    const read = objectsOf(text, item, { named, actOfList: act, isFirst: item.start === begin });
    act = read.act ?? act;
    const start = item.start === begin ? from : skipMarks(text, item.start);
    const until = trimEnd(text, item.end);
    found.push(...read.objects.map((object) => ({ ...object, isConsequential, start, end: until })));
  }
  return found;
}

interface Item {
  start: number;
  end: number;
}

/** In characters. The Court's longest items are a third of this. */
const longestItem = 6000;

/** Splits a clause at semicolons and before a further object. */
function itemsOf(text: string, from: number, to: number): Item[] {
  const items: Item[] = [];
  for (let start = from; start < to;) {
    const rest = text.slice(start, Math.min(to, start + longestItem));
    const semicolon = rest.indexOf(';');
    const end = start + (semicolon < 0 ? rest.length : semicolon);
    const narrows = qualifier.exec(text.slice(start, end));
    const objectAfter = narrows && objectBehind.exec(text.slice(start + narrows.index, end));
    if (narrows && objectAfter) {
      const cut = start + narrows.index + objectAfter.index;
      items.push({ start, end: cut });
      start = cut + 1;
    } else {
      items.push({ start, end });
      start = end + 1;
    }
  }
  return items;
}

type Object = Pick<Declaration, 'key' | 'parts' | 'isInPart'>;

function objectsOf(
  text: string,
  { start, end: until }: Item,
  { named, actOfList, isFirst }: { named: readonly Named[]; actOfList: string | undefined; isFirst: boolean },
): { objects: Object[]; act: string | undefined } {
  const item = text.slice(start, until);
  const narrows = qualifier.exec(item);
  const last = start + Math.min(narrows?.index ?? item.length, reason.exec(item)?.index ?? item.length);
  const isInPart = narrows !== null;
  const objects: Object[] = [];
  let before = start;
  let isObject = false;
  const backHeader = headerOfBefore.exec(text.slice(start, last));
  let act = backHeader ? actsBefore(text, named, start, backHeader[1] ?? '') : undefined;
  const here = between(named, start, last);
  for (const cited of here) {
    const gap = text.slice(before, cited.start);
    const isWhole = actOfKey(cited.key) !== null;
    // "…: art. 253": the act may have been read with the first item of the list
    const isOfList = header.test(gap);
    if (isOfList) act = partsOfKey(cited.key).act;
    if (isOfList) isObject = !isWhole;
    else if (normOf.test(gap) || combined.test(gap)) isObject = true;
    else if (other.test(gap)) isObject = false;
    else if (ofObject.test(gap) || (isFirst && cited === here[0] && gap.trim() === '')) isObject = true;
    else if (isWhole) isObject = false;
    if (isWhole && !isWholeAct(gap)) continue;
    if (isRegional.test(text.slice(cited.end, cited.end + 60))) isObject = false;
    if (isObject && cited.key !== act) objects.push({ key: cited.key, parts: cited.parts, isInPart });
    before = Math.max(before, cited.end);
  }
  const inList = act ?? actOfList;
  if (objects.length === 0 && inList !== undefined) {
    const from = backHeader ? start + backHeader.index + backHeader[0].length : Math.max(start, before);
    objects.push(...listed(text.slice(from, last), inList).map((item) => ({ ...item, isInPart })));
  }
  return { objects, act };
}

/** Maximum length in characters of a list of articles. */
const longestList = 600;

/** Reads articles whose act precedes the list. */
function listed(item: string, act: string): Pick<Named, 'key' | 'parts'>[] {
  const first = [...item.matchAll(bareArticle)][0];
  if (!first || other.test(item.slice(0, first.index))) return [];
  const label = actOfKey(act)?.label ?? '';
  const articles = item.slice(first.index, first.index + longestList).replace(/[ .,:–-]{1,3}$/, '');
  return findProvisions(`${articles}, ${label}`)
    .filter((provision) => partsOfKey(provision.key).act === act)
    .map(({ key, parts }) => ({ key, parts }));
}

/**
 * Reads the provisions of a text, including back references ("degli artt. 538 e 539 dello stesso
 * codice").
 */
function provisionsOf(text: string, day: string): Named[] {
  const read: Named[] = findProvisions(text, { day });
  const back = [...text.matchAll(ofActBefore)].flatMap((found): Named[] => {
    const [, articles = '', kind = ''] = found;
    const act = actsBefore(text, read, found.index, kind);
    return act === undefined
      ? []
      : listed(articles, act).map((item) => ({
          ...item,
          start: found.index,
          end: found.index + found[0].length,
        }));
  });
  return [...read, ...back].sort((a, b) => a.start - b.start);
}

/**
 * "1, 8 e 83 del d.P.R. n. 915", "della tabella A della legge n. 5": the citation is a part of the
 * act, which was not parsed.
 */
const isWholeAct = (gap: string) => /unico/iu.test(gap.slice(-40)) || !notWhole.test(gap.slice(-60));
const notWhole = /(?:\bart|\d|comm[ai]|lett|period|tabell|allegat|titolo|capo)/iu;
/** A regional law has the form of a national law, followed by the region. */
const isRegional =
  /^ ?,? ?(?:della|dell['’]|approvat[oaie] d[a-z]{1,5}['’]?) ?(?:stessa |medesima )?(?:region|provincia|assemblea region|consiglio region)/iu;

function between(named: readonly Named[], from: number, to: number): readonly Named[] {
  const first = firstFrom(named, from);
  return named.slice(first, firstFrom(named, to));
}

/** Returns the index of the first reference at or after an offset. */
function firstFrom(named: readonly Named[], at: number): number {
  let [low, high] = [0, named.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((named[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const skipMarks = (text: string, at: number) =>
  at + (/^[ ;]{0,3}/.exec(text.slice(at, at + 3))?.[0].length ?? 0);

/** Trims punctuation and the marker of the next item: "; b)". */
function trimEnd(text: string, at: number): number {
  const last = text.slice(Math.max(0, at - longestMarker), at);
  return at - (/[ ;,.]{0,3}(?:(?<= )(?:\d{1,2}|[a-z])\))? ?$/iu.exec(last)?.[0].length ?? 0);
}
const longestMarker = 12;
