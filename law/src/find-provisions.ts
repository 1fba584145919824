import type { Act } from './act-table.ts';
import { findActs, type FoundAct, type ReadAs } from './acts.ts';
import { shownNumber } from './provision-keys.ts';
import { suffix, takePart, subdivisionsBefore } from './article-parts.ts';
import { Cursor } from './cursor.ts';
import { normaliseText } from './normalise-text.ts';
import { type Article, numberOf, takeArticles } from './take-articles.ts';
import type { ProvisionReference } from './types.ts';

const anchor =
  /(?<![\p{L}\p{N}])(?:(?<ranged>dall['’]\s?)?(?:art\.?(?![\p{L}])|articolo(?!\p{L}))|(?<listed>artt\.?(?![\p{L}])|articoli(?!\p{L})))\s{0,3}(?=(?:da(?:l|gli|ll['’])?\s{0,2})?\d)/giu;
const link =
  /[\s,([]{0,3}(?:(?:dell['’]|dell[aeo](?!\p{L})|del(?!\p{L})|dei|degli|d['’])\s{0,2})?(?:(?:(?:testo\s{1,2}unico|t\.\s?u\.|decreto|legge)\s{1,2})?di\s{1,2}cui\s{1,2}al(?:la|lo|l['’])?\s{0,2})?(?:(?:cit(?:at[oa]|\.)|predett[oa]|stess[oa]|vigente|previgente|abrogato|(?:nuov|vecchi|precedent|anterior|cessat)[oe])\s{1,2})?/iuy;
/**
 * Text between an act and a following article: "l. 24/2017, all'art. 7", "d.lgs. 231/2001 (artt. 5
 * e 6)".
 */
const gap = /^[\s,(:–-]{0,4}(?:(?:all|nell|dell|l)['’]\s?|(?:agli|negli|degli|gli|ex|sub)\s)?$/i;
const longestGap = 12;
const between =
  /^[\s,]{0,2}(?:(?:ed?|o|nonch[eé])\s)?(?:(?:(?:all|nell|dell|dall|l)['’]\s?)|(?:agli|negli|degli|gli)\s)?$/i;
const andAnother =
  /[\s,]{1,3}(?:(?:ed?|o|nonch[eé])\s{1,2})?(?:(?:all|nell|dell|l)['’]\s?|(?:agli|negli|degli|gli)\s)?(?=\d)/iy;
/** "2051 c.c." */
const numberBefore = new RegExp(`(?<![\\p{L}\\p{N}/.,])(\\d{1,4})(?:[\\s-]{0,2}(${suffix}))?\\s{0,2}$`, 'iu');
/** "c.c. 2051", in queries only. In a text the number would be a page or a year. */
const numberAfter = new RegExp(
  `\\s{1,2}(\\d{1,4})(?![\\d/.]|\\s{1,2}\\d)(?:[\\s-]{0,2}(${suffix})\\b)?`,
  'iy',
);
/** "corte cost 238": a court, not the Constitution. */
const courtBefore = /\bc(?:orte|\.)\s{0,2}$/i;
/** "IVA e c.p.a." is the lawyers' fund, named in every ruling; "O.P." may be public works. */
const isFund = /^(?:c\.?\s?p\.?\s?a|o\.?\s?p|t\.?\s?u\.?\s?i)\.?$/i;
/** Short lower-case words that are not acts in a text, such as "cad." and "tus". */
const shortWord = /^\p{Ll}{2,5}\.?$/u;

type Text = {
  text: string;
  /** In text order, and by offset. */
  acts: readonly FoundAct[];
  starts: Map<number, FoundAct>;
  named: Set<FoundAct>;
  /** Whether the text is a query, in which short forms count. */
  question: boolean;
};

/**
 * Finds articles and acts in a text: "artt. 1218 e 1223 cod. civ.", "art. 18 st. lav.", "2051
 * c.c.", "l. 241/1990". In a query the act may come first: "c.c. 2051".
 *
 * Among acts of the same name it chooses the act in force on `day`, unless the text states
 * otherwise.
 */
export function findProvisions(input: string, as: ReadAs = {}): ProvisionReference[] {
  const { text, typed: back } = normaliseText(input);
  return readProvisions(text, as).map((provision) => ({
    ...provision,
    ...back(provision.start, provision.end),
  }));
}

/** Like {@link findProvisions}, for a normalised text. */
export function readProvisions(text: string, { question = false, day }: ReadAs = {}): ProvisionReference[] {
  const acts = findActs(text, { question, day });
  const source: Text = {
    text,
    acts,
    starts: new Map(acts.map((act) => [act.start, act])),
    named: new Set(),
    question,
  };
  const found: ProvisionReference[] = [];
  let done = 0;
  let waiting: Group[] = [];
  for (const match of text.matchAll(anchor)) {
    if (match.index < done) continue;
    const group = groupAt(source, match, done);
    // a list without an act was read to its end, so it is not read again
    done = Math.max(done, group.end);
    if (!joins(text, waiting.at(-1), group)) waiting = [];
    if (group.act) {
      found.push(...[...waiting, group].flatMap((item) => toReferences(item, group.act)));
      waiting = [];
      const more = afterAct(source, group.end, group.listed);
      found.push(...more.references);
      done = Math.max(done, more.end);
    } else {
      const before = actBefore(source, group.start);
      if (before) {
        source.named.add(before);
        found.push(...toReferences({ ...group, start: before.start }, before));
      } else waiting.push(group);
    }
  }
  for (const act of acts) if (!source.named.has(act)) found.push(...withoutAnchor(source, act));
  return found.sort((a, b) => a.start - b.start);
}

/** Articles after one "art.", with the act that follows. */
type Group = { articles: Article[]; act: FoundAct | null; start: number; end: number; listed: boolean };

function groupAt(source: Text, match: RegExpExecArray, from: number): Group {
  const cursor = new Cursor(source.text, match.index + match[0].length);
  const { listed, ranged } = match.groups ?? {};
  const start = match.index + (ranged ?? '').length;
  const group = articlesOf(source, cursor, listed !== undefined, ranged !== undefined);
  if (listed === undefined)
    group.articles[0]?.parts.unshift(
      ...subdivisionsBefore(source.text, match.index, Math.max(from, lastAct(source, match.index)?.end ?? 0)),
    );
  return { ...group, start };
}

function articlesOf(source: Text, cursor: Cursor, listed: boolean, ranged = false): Group {
  const start = cursor.at;
  const peekAct = () => {
    const before = cursor.at;
    const act = actAfter(source, cursor);
    cursor.at = before;
    return act !== null;
  };
  const articles = takeArticles(cursor, listed, peekAct, ranged);
  const act = actAfter(source, cursor);
  if (!act) return { articles, act, start, end: cursor.at, listed };
  source.named.add(act);
  cursor.at = act.end;
  // "art. 360 c.p.c., comma 1, n. 5"
  const last = articles.at(-1);
  for (let more = 0; last && more < 4; more++) {
    const before = cursor.at;
    const parts = takePart(cursor, true);
    if (parts && parts.length > 0) last.parts.push(...parts);
    else {
      cursor.at = before;
      break;
    }
  }
  return { articles, act, start, end: cursor.at, listed };
}

/** "artt. 110 c.p. e 73 d.P.R. 309/1990": further articles, each with its own act. */
function afterAct(
  source: Text,
  end: number,
  listed: boolean,
): { references: ProvisionReference[]; end: number } {
  const cursor = new Cursor(source.text, end);
  const references: ProvisionReference[] = [];
  for (let step = 0; step < 40; step++) {
    const before = cursor.at;
    const group = cursor.take(andAnother) && articlesOf(source, cursor, listed);
    if (!group?.act) {
      cursor.at = before;
      break;
    }
    references.push(...toReferences(group, group.act));
  }
  return { references, end: cursor.at };
}

/** "art. 2 e art. 3 Cost.": both share the act; a semicolon would separate them. */
const joins = (text: string, before: Group | undefined, { start }: Group) =>
  before !== undefined && start - before.end < 20 && between.test(text.slice(before.end, start));

function actAfter({ starts }: Text, cursor: Cursor): FoundAct | null {
  return cursor.attempt(() => {
    cursor.take(link);
    return starts.get(cursor.at) ?? null;
  });
}

/** Returns the last act that ends before an offset. */
function lastAct({ acts }: Text, start: number): FoundAct | undefined {
  let [low, high] = [0, acts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((acts[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return acts[low - 1];
}

/** "legge n. 87 del 1953, art. 23": an act directly before an article that has no other act. */
function actBefore(source: Text, start: number): FoundAct | null {
  const act = lastAct(source, start);
  // "artt. 3 e 53 Cost., degli artt. 922 e 947": this act already has its articles
  if (!act || source.named.has(act) || start - act.end > longestGap) return null;
  return gap.test(source.text.slice(act.end, start)) ? act : null;
}

/** Reads an act without "art.", with or without an article. */
function withoutAnchor({ text, question }: Text, act: FoundAct): ProvisionReference[] {
  const { start, end, key } = act;
  const spelled = text.slice(start, end);
  if (!question && !act.general && shortWord.test(spelled)) return [];
  if (!key.includes(':') && (question || spelled.length <= 9)) {
    const before = numberBefore.exec(text.slice(Math.max(0, start - 24), start));
    if (before) {
      const from = start - before[0].length;
      return toReferences(
        { articles: [{ number: numberOf(before), parts: [], start: from, end }], start: from, end },
        act,
      );
    }
  }
  const after =
    question && !courtBefore.test(text.slice(0, start)) && new Cursor(text, end).take(numberAfter);
  if (after)
    return toReferences(
      { articles: [{ number: numberOf(after), parts: [], start, end }], start, end: end + after[0].length },
      act,
    );
  if (act.general || (!question && isFund.test(spelled))) return [];
  return [{ start, end, kind: 'provision', key, act: key, parts: [], label: act.label }];
}

/**
 * Builds references. The first starts at "art." and the last ends with the act, so that together
 * they form links without gaps.
 */
function toReferences(
  { articles, start, end }: Pick<Group, 'articles' | 'start' | 'end'>,
  act: Act | null,
): ProvisionReference[] {
  if (!act) return [];
  return articles.map(({ number, parts, ...span }, i) => ({
    start: i === 0 ? Math.min(start, span.start) : span.start,
    // all references of a final range share its end
    end: span.start === articles.at(-1)?.start ? Math.max(end, span.end) : span.end,
    kind: 'provision',
    key: `${act.key}:${number}`,
    act: act.key,
    parts: [...new Set(parts)],
    label: `art. ${shownNumber(number)} ${act.label}`,
  }));
}
