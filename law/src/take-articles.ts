import { suffix, takePart } from './article-parts.ts';
import type { Cursor } from './cursor.ts';

export type Article = { number: string; parts: string[]; start: number; end: number };

/** "2043", "131-bis", "416-bis.1", "416 bis 1 c.p." */
const article = new RegExp(
  `(\\d{1,6})(?!\\d)(?:[\\s–-]{0,3}(${suffix})\\b)?(?:(?:[.]|(?<=s\\b)(?:[.]\\s|\\s(?=\\d\\s{1,2}c(?:od)?\\.?\\s?p)))(\\d{1,2})(?!\\d))?`,
  'iy',
);
const another =
  /(?:\s{0,2}[,/]\s{0,2}|\s{1,2})(?:(?:ed?|o|nonch[eé]|oltre)\s{1,2})?(?:(?:il|al|l['’])\s{0,2})?(?=\d)/iy;
/** "commi 1, lettera a)": further paragraphs follow. */
const several = /^[\s,(]{0,4}commi\s/i;
const anotherParagraph = new RegExp(`(\\d{1,4}(?:[\\s-]{0,2}${suffix}\\b)?)(?![\\d/])`, 'iy');
const from = /da(?:l|gli|ll['’])?\s{0,2}(?:n\.\s?)?(?=\d)/iy;
const to = /\s{1,2}(?:fino\s{1,2})?(?:a|al|all['’])\s{0,2}(?:art(?:icolo|\.)\s{0,2})?(?=\d)/iy;
const hyphen = /\s?[-–]\s?(?=\d)/y;
/** A longer range is two numbers: "artt. 1175-1375", "art. 5-1990". */
const longestRange = 100;

/**
 * Parses consecutive articles with their subdivisions, in at most 40 steps.
 *
 * @param stop returns whether their act starts at the cursor
 * @param listed whether "artt." precedes
 */
export function takeArticles(
  cursor: Cursor,
  listed: boolean,
  stop: () => boolean,
  isRange: boolean,
): Article[] {
  const articles: Article[] = [];
  let upTo = cursor.take(from) !== null || isRange;
  let inCommi = false;
  for (let step = 0; step < 40; step++) {
    const start = cursor.at;
    // "art. 4-bis, commi 1, lettera a), seconda parte, e 8, della legge": 8 is a paragraph
    const paragraph = inCommi ? cursor.take(anotherParagraph)?.[1] : undefined;
    if (paragraph !== undefined) {
      articles.at(-1)?.parts.push(`co${paragraph.toLowerCase().replace(/[\s-]/g, '')}`);
      if (stop() || !cursor.take(another)) break;
      continue;
    }
    const match = cursor.take(article);
    if (!match) break;
    articles.push({ number: numberOf(match), parts: [], start, end: cursor.at });
    if (stop()) break;
    const range = takeRange(cursor, match, upTo, listed);
    upTo = false;
    articles.push(...range);
    if (stop()) break;
    const parts = articles.at(-1)?.parts ?? [];
    for (let more = 0; more < 8; more++) {
      const from = cursor.at;
      const taken = takePart(cursor, listed);
      if (!taken) break;
      inCommi ||= !listed && several.test(cursor.text.slice(from, cursor.at));
      parts.push(...taken);
      if (stop()) return articles;
    }
    if (!cursor.take(another)) break;
  }
  return articles;
}

/** Expands "610-615" and "da 610 a 615". The articles share the position of the last one. */
function takeRange(cursor: Cursor, first: RegExpExecArray, upTo: boolean, listed: boolean): Article[] {
  return (
    cursor.attempt(() => {
      if (!cursor.take(hyphen) && !(upTo && cursor.take(to))) return null;
      const start = cursor.at;
      const last = cursor.take(article);
      const [low, high] = [Number(first[1]), Number(last?.[1])];
      if (!last || last[3] || high === low) return null;
      const isLong = high < low || high - low > longestRange;
      if (isLong && !listed) return null;
      if (isLong) return [{ number: numberOf(last), parts: [], start, end: cursor.at }];
      return Array.from({ length: high - low }, (_, i) => ({
        number: i === high - low - 1 ? numberOf(last) : String(low + 1 + i),
        parts: [],
        start,
        end: cursor.at,
      }));
    }) ?? []
  );
}

export function numberOf([, number = '', bis = '', dotted]: RegExpExecArray): string {
  return `${Number(number)}${bis.toLowerCase().replace(/[\s-]/g, '')}${dotted ? `.${dotted}` : ''}`;
}
