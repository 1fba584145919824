import { findActs, type FoundAct } from './acts.ts';
import { suffix, takePart } from './article-parts.ts';
import { Cursor } from './cursor.ts';
import type { ProvisionReference } from './types.ts';

const anchor = /(?<![\p{L}\p{N}])(?:artt?\.?(?![\p{L}])|articol[oi](?!\p{L}))\s{0,3}(?=\d)/giu;
const article = new RegExp(`(\\d{1,4})(?!\\d)(?:[\\s-]{0,2}(${suffix})\\b)?(?:[.](\\d{1,2})(?!\\d))?`, 'iy');
const another = new RegExp(
  `(?:\\s{0,2}[,;-]\\s{0,2}|\\s{1,2})(?:(?:ed?|o|nonch[eé])\\s{1,2})?(?:l['’])?(?:artt?\\.?\\s{0,2})?(?=\\d)`,
  'iy',
);
const link =
  /[\s,]{0,3}(?:(?:del(?:la|lo|l['’])?|dei|degli|delle|d['’]|di\s{1,2}cui\s{1,2}al(?:la|lo|l['’])?)\s{0,2})?(?:(?:cit(?:at[oa]|\.)|predett[oa]|stess[oa]|vigente|nuovo)\s{1,2})?/iy;
/** "2051 c.c." */
const numberBefore = new RegExp(`(?<![\\p{L}\\p{N}/.,])(\\d{1,4})(?:[\\s-]{0,2}(${suffix}))?\\s{0,2}$`, 'iu');
/** "c.c. 2051", in a question only: in a text it would be a page or a year. */
const numberAfter = new RegExp(
  `\\s{1,2}(\\d{1,4})(?![\\d/.]|\\s{1,2}\\d)(?:[\\s-]{0,2}(${suffix})\\b)?`,
  'iy',
);
/** "corte cost 238": a court, not the Constitution. */
const courtBefore = /\bc(?:orte|\.)\s{0,2}$/i;
/** "TUEL" in a text; "cad." there is a price, and "tus" no word. */
const shortWord = /^\p{Ll}{2,5}\.?$/u;

type Article = { number: string; parts: string[]; start: number; end: number };
type Text = {
  text: string;
  /** Acts by where they start and by where they end. */
  starts: Map<number, FoundAct>;
  ends: Map<number, FoundAct>;
  named: Set<FoundAct>;
  /** A question, not a text: what is short is meant. */
  question: boolean;
};

/**
 * Articles of law and whole acts named in a text: "artt. 1218 e 1223 cod. civ.", "art. 18 st. lav.", "2051 c.c.",
 * "l. 241/1990". A question may also name the act first: "c.c. 2051".
 */
export function findProvisions(text: string, { question = false } = {}): ProvisionReference[] {
  const acts = findActs(text, question);
  const known: Text = {
    text,
    starts: new Map(acts.map((act) => [act.start, act])),
    ends: new Map(acts.map((act) => [act.end, act])),
    named: new Set(),
    question,
  };
  const found: ProvisionReference[] = [];
  let done = 0;
  for (const match of text.matchAll(anchor)) {
    if (match.index < done) continue;
    const { references, end } = afterAnchor(known, match.index, match.index + match[0].length);
    found.push(...references);
    // a list without an act has been read to its end: reading its rest again would find nothing either
    done = Math.max(done, end);
  }
  for (const act of acts) if (!known.named.has(act)) found.push(...withoutAnchor(known, act));
  return found.sort((a, b) => a.start - b.start);
}

function afterAnchor(
  known: Text,
  start: number,
  at: number,
): { references: ProvisionReference[]; end: number } {
  const cursor = new Cursor(known.text, at);
  const articles = takeArticles(known, cursor);
  const act = actAfter(known, cursor);
  if (act) {
    known.named.add(act);
    return { references: toReferences(articles, act, start, act.end), end: act.end };
  }
  const end = cursor.at;
  const before = actBefore(known, start);
  if (!before) return { references: [], end };
  known.named.add(before);
  return { references: toReferences(articles, before, before.start, end), end };
}

/** At most 40 steps: longer lists are cut, and time stays linear. */
function takeArticles(known: Text, cursor: Cursor): Article[] {
  const articles: Article[] = [];
  for (let step = 0; step < 40; step++) {
    const start = cursor.at;
    const match = cursor.take(article);
    if (!match) break;
    const parts: string[] = [];
    articles.push({ number: numberOf(match), parts, start, end: cursor.at });
    if (peekAct(known, cursor)) break;
    for (let more = 0; more < 8; more++) {
      const taken = takePart(cursor);
      if (!taken) break;
      parts.push(...taken);
      if (peekAct(known, cursor)) return articles;
    }
    const before = cursor.at;
    if (!cursor.take(another)) break;
    if (!/\d/.test(known.text[cursor.at] ?? '')) cursor.at = before;
  }
  return articles;
}

function peekAct(known: Text, cursor: Cursor): boolean {
  const before = cursor.at;
  const act = actAfter(known, cursor);
  cursor.at = before;
  return act !== null;
}

function actAfter({ starts }: Text, cursor: Cursor): FoundAct | null {
  return cursor.attempt(() => {
    cursor.take(link);
    return starts.get(cursor.at) ?? null;
  });
}

/** "legge n. 87 del 1953, art. 23" */
function actBefore({ text, ends }: Text, start: number): FoundAct | null {
  for (let end = start - 1; end >= start - 3; end--) {
    if (!/[\s,]/.test(text[end] ?? '')) return null;
    const act = ends.get(end);
    if (act) return act;
  }
  return null;
}

/** An act with its article but without "art.", or alone. */
function withoutAnchor({ text, question }: Text, act: FoundAct): ProvisionReference[] {
  const { start, end, key } = act;
  const spelled = text.slice(start, end);
  if (!question && !act.general && shortWord.test(spelled)) return [];
  if (!key.includes(':') && (question || spelled.length <= 9)) {
    const before = numberBefore.exec(text.slice(Math.max(0, start - 24), start));
    if (before) {
      const from = start - before[0].length;
      return toReferences([{ number: numberOf(before), parts: [], start: from, end }], act, from, end);
    }
  }
  const after =
    question && !courtBefore.test(text.slice(0, start)) && new Cursor(text, end).take(numberAfter);
  if (after)
    return toReferences(
      [{ number: numberOf(after), parts: [], start, end }],
      act,
      start,
      end + after[0].length,
    );
  if (act.general) return [];
  return [{ start, end, kind: 'provision', key, act: key, parts: [], label: act.label }];
}

function numberOf([, number = '', bis = '', dotted]: RegExpExecArray): string {
  return `${Number(number)}${bis.toLowerCase()}${dotted ? `.${dotted}` : ''}`;
}

/** The first one starts at "art.", the last one ends with the act: together they read as one link each. */
function toReferences(
  articles: readonly Article[],
  act: FoundAct,
  start: number,
  end: number,
): ProvisionReference[] {
  return articles.map(({ number, parts, ...one }, i) => ({
    start: i === 0 ? Math.min(start, one.start) : one.start,
    end: i === articles.length - 1 ? Math.max(end, one.end) : one.end,
    kind: 'provision',
    key: `${act.key}:${number}`,
    act: act.key,
    parts,
    label: `art. ${number.replace(/^(\d+)([a-z])/, '$1-$2')} ${act.label}`,
  }));
}
