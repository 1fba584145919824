import { takePart } from './article-parts.ts';
import { Cursor } from './cursor.ts';

/** How far before an article what narrows it is searched for. */
const reach = 70;
const maxParts = 4;
/** What such a part may begin with. */
const begins =
  /(?<![\p{L}\p{N}])(?=comm[ai]\s|co\.|lett|n{1,2}\.\s?\d|numer[oi]\s|par(?:agrafo|\.)|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim)[oa]\s|[IVX]{1,4}\s|\d{1,2}\s?°)/gu;
const between = /,?\s{0,2}(?:(?:ed?\s)?del(?:la|lo|l['’])?\s{0,2}|,\s?)?/y;
const last =
  /,?\s{1,2}(?:dell['’]|dello\s{1,2}stesso\s|del(?:\s(?:citato|medesimo|predetto))?\s|di\s{1,2}cui\s{1,2}all['’]|ex\s)\s?$/iy;

/**
 * What precedes an article and narrows it: "comma 236 dell'art. 1 l. 197/2022", "lett. b) del comma 2 dell'art. 5". Not before
 * `from`, where another reference ends.
 */
export function partsBefore(text: string, start: number, from: number): string[] {
  const first = Math.max(from, start - reach);
  const said = text.slice(first, start);
  for (const { index } of said.matchAll(begins)) {
    const cursor = new Cursor(said, index);
    const parts: string[] = [];
    for (let step = 0; step < maxParts; step++) {
      const taken = takePart(cursor);
      if (!taken) break;
      parts.push(...taken);
      if (cursor.take(last)) return parts;
      cursor.take(between);
    }
  }
  return [];
}
