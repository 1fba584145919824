import { type Act, takeAct, takeCode } from './acts.ts';
import { Cursor } from './cursor.ts';
import type { Reference } from './types.ts';

const suffix =
  '(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies|undecies|duodecies|terdecies|quaterdecies)';
const ordinal = '(?:primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|decimo|ultimo)';
const joint = '(?:\\s{0,2},\\s{0,2}|\\s{1,2}ed?\\s{1,2})';

const anchor = /(?<![\p{L}\p{N}])(?:artt?\.?(?![\p{L}])|articol[oi](?!\p{L}))\s{0,3}(?=\d)/giu;
const article = new RegExp(`(\\d{1,4})(?!\\d)(?:[\\s-]{0,2}(${suffix})\\b)?(?:[.](\\d{1,2})(?!\\d))?`, 'iy');
const another = new RegExp(
  `(?:\\s{0,2}[,;-]\\s{0,2}|\\s{1,2})(?:(?:ed?|o|nonch[eé])\\s{1,2})?(?:l['’])?(?:artt?\\.?\\s{0,2})?(?=\\d)`,
  'iy',
);
/** Paragraph, letter, number: parts of an article that its key leaves out. */
const part = new RegExp(
  `[\\s,(]{0,3}(?:(?:ed?|o)\\s{1,2})?(?:${[
    `${ordinal}(?:${joint}${ordinal}){0,4}\\s{1,2}(?:comma|periodo|alinea)`,
    `(?:comm[ai]|co\\.|c\\.)\\s{0,2}(?:\\d{1,3}(?:[\\s-]?${suffix}\\b)?(?:${joint}\\d{1,3}){0,6}|${ordinal}\\b(?:${joint}${ordinal}\\b){0,4})(?![.\\d])`,
    `lett(?:er[ae]|\\.)\\s{0,2}["“«]?[a-z]{1,2}\\b(?:[\\s-]?${suffix}\\b)?["”»]?\\)?(?:${joint}[a-z]\\)){0,6}`,
    `(?:nn?\\.|numer[oi])\\s{0,2}\\d{1,3}\\b\\)?(?:${joint}\\d{1,2}\\b\\)?(?!\\s?/)){0,6}`,
    'cpv\\.?',
    'ss\\b\\.?',
    'seguenti|segg?\\.',
    '\\)',
  ].join('|')})`,
  'iy',
);
const link =
  /[\s,]{0,3}(?:(?:del(?:la|lo|l['’])?|dei|degli|delle|d['’]|di\s{1,2}cui\s{1,2}al(?:la|lo|l['’])?)\s{0,2})?(?:(?:cit(?:at[oa]|\.)|predett[oa]|stess[oa]|vigente|nuovo)\s{1,2})?/iy;
const loose = new RegExp(
  `(?<![\\p{L}\\p{N}/.,])(?=\\d{1,4}(?!\\d)(?:[\\s-]{0,2}${suffix})?\\s{0,2}(?:c|l\\.?\\s?fall|tu))`,
  'giu',
);

type Article = { number: string; start: number; end: number };

/** Articles of law named in a text: "artt. 1218 e 1223 cod. civ.", "art. 6 d.lgs. 28/2010", "2051 c.c.". */
export function findProvisions(text: string): Reference[] {
  const found: Reference[] = [];
  let done = 0;
  for (const match of text.matchAll(anchor)) {
    if (match.index < done) continue;
    const { references, end } = afterAnchor(text, match.index, match.index + match[0].length);
    found.push(...references);
    // a list without an act has been read to its end: reading its rest again would find nothing either
    done = Math.max(done, end);
  }
  return [...found, ...looseProvisions(text, found)].sort((a, b) => a.start - b.start);
}

function afterAnchor(text: string, start: number, at: number): { references: Reference[]; end: number } {
  const cursor = new Cursor(text, at);
  const articles = takeArticles(cursor);
  const act = actAfter(cursor);
  if (act) return { references: toReferences(articles, act, start, cursor.at), end: cursor.at };
  const before = actBefore(text, start);
  const end = articles.at(-1)?.end ?? at;
  return { references: before ? toReferences(articles, before.act, before.start, end) : [], end };
}

/** At most 40 steps: longer lists are cut, and time stays linear. */
function takeArticles(cursor: Cursor): Article[] {
  const articles: Article[] = [];
  for (let step = 0; step < 40; step++) {
    const start = cursor.at;
    const match = cursor.take(article);
    if (!match) break;
    const number = `${match[1]}${(match[2] ?? '').toLowerCase()}${match[3] ? `.${match[3]}` : ''}`;
    articles.push({ number: number.replace(/^0+(?=\d)/, ''), start, end: cursor.at });
    if (peekAct(cursor)) break;
    for (let more = 0; more < 8 && cursor.take(part); more++) if (peekAct(cursor)) return articles;
    if (!cursor.take(another)) break;
  }
  return articles;
}

function peekAct(cursor: Cursor): boolean {
  const before = cursor.at;
  const act = actAfter(cursor);
  cursor.at = before;
  return act !== null;
}

function actAfter(cursor: Cursor): Act | null {
  return cursor.attempt(() => {
    cursor.take(link);
    return takeAct(cursor);
  });
}

/** "legge n. 87 del 1953, art. 23": the act stands within the 70 characters before. */
function actBefore(text: string, anchorStart: number): { act: Act; start: number } | null {
  for (const word of text
    .slice(Math.max(0, anchorStart - 70), anchorStart)
    .matchAll(/(?<![\p{L}\p{N}.])\p{L}/gu)) {
    const start = Math.max(0, anchorStart - 70) + word.index;
    const cursor = new Cursor(text, start);
    const act = takeAct(cursor);
    if (act && /^[\s,]{1,3}$/.test(text.slice(cursor.at, anchorStart))) return { act, start };
  }
  return null;
}

function looseProvisions(text: string, taken: readonly Reference[]): Reference[] {
  const found: Reference[] = [];
  let next = 0;
  for (const match of text.matchAll(loose)) {
    while (next < taken.length && (taken[next]?.end ?? 0) <= match.index) next++;
    if ((taken[next]?.start ?? Infinity) <= match.index) continue;
    const cursor = new Cursor(text, match.index);
    const articles = cursor.take(article);
    cursor.take(/\s{0,2}/y);
    const act = articles && takeCode(cursor);
    if (!articles || !act) continue;
    const number = `${articles[1]}${(articles[2] ?? '').toLowerCase()}`;
    found.push(
      ...toReferences([{ number, start: match.index, end: cursor.at }], act, match.index, cursor.at),
    );
  }
  return found;
}

/** The first one starts at "art.", the last one ends with the act: together they read as one link each. */
function toReferences(articles: readonly Article[], act: Act, start: number, end: number): Reference[] {
  return articles.map((one, i) => ({
    start: i === 0 ? Math.min(start, one.start) : one.start,
    end: i === articles.length - 1 ? Math.max(end, one.end) : one.end,
    kind: 'provision',
    key: `${act.key}:${one.number}`,
    label: `art. ${one.number.replace(/^(\d+)([a-z])/, '$1-$2')} ${act.label}`,
  }));
}
