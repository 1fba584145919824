import { actBeginnings } from './act-beginnings.ts';
import { type Act, actNames } from './act-table.ts';
import { Cursor } from './cursor.ts';
import { takeNumberedAct } from './numbered-acts.ts';

export type FoundAct = Act & { start: number; end: number };

/** "disp. att. c.c.": its own articles, not those of the code. */
const implementing =
  /disp(?:osizioni\b|\.)\s{0,2}(?:di\s{1,2}|per\s{1,2}l['’]\s?)?(?:att(?:uazione\b|\.)|coord\.)\s{0,2}(?:(?:e\s{1,2})?trans(?:itorie|\.)\s{0,2})?(?:del\s{1,2}|al\s{1,2})?/iy;

/** The act named here, with the cursor moved past it; null when there is none. */
function takeAct(cursor: Cursor, question: boolean): Act | null {
  const { at, text } = cursor;
  const written =
    cursor.attempt(() => takeImplementing(cursor)) ?? cursor.attempt(() => takeNumberedAct(cursor));
  if (written) return written;
  const named = actNames.take(cursor);
  // "legge 104" is the one that everybody means only where nothing was said before it
  return question || !/\d/.test(text.slice(at, cursor.at)) ? named : null;
}

function takeImplementing(cursor: Cursor): Act | null {
  if (!cursor.take(implementing)) return null;
  const code = actNames.take(cursor);
  return code && { key: `dispatt-${code.key}`, label: `disp. att. ${code.label}` };
}

/** All acts that a text names, in order and not overlapping. */
export function findActs(text: string, question: boolean): FoundAct[] {
  const found: FoundAct[] = [];
  let end = 0;
  for (const index of actBeginnings(text)) {
    if (index < end) continue;
    const cursor = new Cursor(text, index);
    const act = takeAct(cursor, question);
    if (!act) continue;
    end = cursor.at;
    found.push({ ...act, start: index, end });
  }
  return found;
}
