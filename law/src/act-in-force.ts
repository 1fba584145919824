import { actOfKey, type Act } from './act-table.ts';
import type { Cursor } from './cursor.ts';
import { lastArticles } from './last-articles.ts';
import { takeNumberedAct } from './numbered-acts.ts';
import { type Bearer, bearersOf } from './replaced-acts.ts';

/** "c.p.p. del 1930", "c.p.p. 1930", "codice civile (1865)" */
const ofYear = /[\s,]{0,2}\(?\s?(?:(del)(?:l['’]anno)?\s{1,2})?(\d{4})(?![\d/.])\)?/iy;
/** "codice dei contratti (d.lgs. n. 50 del 2016)", "codice della strada, approvato con d.P.R. 15 giugno 1959, n. 393" */
const beforeItsNumber =
  /[\s,(]{0,3}(?:(?:di\s{1,2}cui\s{1,2}al|(?:approvato|emanato|adottato|introdotto|recato)\s{1,2}(?:con|dal)(?:l['’])?(?:\s{1,2}il)?|ex|del)\s{1,2})?/iy;
const formerBefore = /(?:abrogat|previgent|vecchi|cessat|precedent|anterior|pregress)[oie]\s{1,2}$/iu;
/** For an act repealed long ago, "previgente" refers to an earlier text of the same act. */
const repealedBefore = /(?:abrogat|vecchi|cessat)o\s{1,2}$/iu;
const formerAfter = /\s{1,2}(?:previgente|abrogato|anteriore)(?!\s{1,2}d[ae])(?![\p{L}])/iuy;
const newBefore = /(?:nuov|attual)[oie]\s{1,2}$/iu;
const longestAdjective = 16;
/**
 * Article numbers are lower than any year, except in longer acts, where "c.c. 1865" is the article.
 */
const earliestYear = 1800;

/**
 * Chooses among acts that had the same name. The year, number or adjective in the text takes
 * precedence ("abrogato", "nuovo"), then the day of the text, then today. Moves the cursor past a
 * year.
 *
 * @param start offset of the name
 * @param day day of the text, YYYY-MM-DD
 */
export function takeBearer(
  cursor: Cursor,
  named: Act,
  start: number,
  { question, day }: { question: boolean; day: string | undefined },
): Act {
  const bearers = bearersOf(named.key);
  const [latest] = bearers;
  if (!latest) return named;
  const onDay = bearers.find(({ since }) => day === undefined || since <= day) ?? bearers.at(-1) ?? latest;
  const chosen =
    takeYear(cursor, bearers, question) ??
    numberBehind(cursor, bearers) ??
    byAdjective(cursor, bearers, { start, onDay, day }) ??
    onDay;
  return actOfKey(chosen.act) ?? named;
}

function takeYear(cursor: Cursor, bearers: readonly Bearer[], question: boolean): Bearer | null {
  return cursor.attempt(() => {
    const [, of, year] = cursor.take(ofYear) ?? [];
    const isLong = (lastArticles[bearers[0]?.act ?? ''] ?? 0) >= earliestYear;
    if (of === undefined && question && isLong) return null;
    return bearers.find(({ years }) => years.includes(Number(year))) ?? null;
  });
}

/** Leaves the cursor unchanged, because the number is parsed again as an act. */
function numberBehind(cursor: Cursor, bearers: readonly Bearer[]): Bearer | undefined {
  const { at } = cursor;
  cursor.take(beforeItsNumber);
  const numbered = takeNumberedAct(cursor);
  cursor.at = at;
  return bearers.find(({ act }) => act === numbered?.key);
}

function byAdjective(
  cursor: Cursor,
  bearers: readonly Bearer[],
  { start, onDay, day }: { start: number; onDay: Bearer; day: string | undefined },
): Bearer | undefined {
  const before = cursor.text.slice(Math.max(0, start - longestAdjective), start);
  const isFormer = onDay.takesAdjectives
    ? formerBefore.test(before) || isBehind(cursor, formerAfter)
    : repealedBefore.test(before);
  if (isFormer) return bearers[bearers.indexOf(onDay) + 1];
  // An act is cited from its year of enactment, before it is in force.
  if (newBefore.test(before))
    return bearers.find(({ years }) => day === undefined || Math.min(...years) <= Number(day.slice(0, 4)));
  return undefined;
}

function isBehind(cursor: Cursor, expression: RegExp): boolean {
  const { at } = cursor;
  const is = cursor.take(expression) !== null;
  cursor.at = at;
  return is;
}
