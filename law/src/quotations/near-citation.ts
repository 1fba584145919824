import type { Quotation } from './find-quotations.ts';

/** A citation with its offsets. */
type Cited = { start: number; end: number; kind: 'ruling' | 'provision' };

/** Maximum distance to a following citation: "(così Cass. …", ", come insegna Cass. …". */
const maxAfter = 60;
/** Maximum distance to a preceding citation: "ha chiarito, a proposito del custode, che «…". */
const maxBefore = 250;
/** Maximum length of a parenthesis with citations: "(Cass. n. 5/2019; conf. Cass. n. 7/2020)". */
const longestBracket = 600;
/** "l'art. 2051 c.c. dispone: «…": a quotation of the law. */
const introducesLaw =
  /^[\s,:]*(?:(?:che |il quale )?(?:recita|dispone|prevede|stabilisce|statuisce|sancisce)[^.;«“"]{0,40})?[«“"]?$/;
/** Start of a parenthesis with further rulings of the same opinion. */
const alsoCited = /^[.,\s]*[([]\s*(?:conf|cfr|contra|v\.|vedi|anche|in senso)/i;
const endOfSentence = /[.;!?]\s+\p{Lu}|\n\s*\n/u;
const bracket = /^[»”"]?[.,\s]*[([]/;

/**
 * Returns, for each quotation, the indices of its likely sources: the citations in the following
 * parenthesis, otherwise the preceding or the following citation. Empty if no citation is near or
 * the law is quoted.
 */
export function citationsNear(
  text: string,
  quotations: readonly Quotation[],
  references: readonly Cited[],
): number[][] {
  /** Citations directly after a quotation are not sources of the next quotation. */
  const used = new Set<number>();
  const near: number[][] = [];
  let next = 0;
  quotations.forEach((quotation, i) => {
    while ((references[next]?.start ?? Infinity) < quotation.end) next += 1;
    const after = readAfter(text, quotation, quotations[i + 1], references, next);
    const before = readBefore(text, quotation, references, used, next);
    const previous = quotations[i - 1];
    const joined = previous !== undefined && goesOn(text, previous, quotation, references, next);
    const chosen = choose(after, before, joined ? (near[i - 1] ?? []) : []);
    if (chosen === after?.found) for (const index of chosen) used.add(index);
    near.push(chosen);
  });
  next = references.length;
  for (let i = quotations.length - 2; i >= 0; i--) {
    const [current, following] = [quotations[i], quotations[i + 1]];
    while ((references[next - 1]?.start ?? -1) >= (following?.end ?? 0)) next -= 1;
    const isOpen = near[i]?.length === 0 && current && following;
    if (isOpen && goesOn(text, current, following, references, next)) near[i] = near[i + 1] ?? [];
  }
  return near;
}

type After = { found: number[]; length: number; inBracket: boolean; isOther: boolean };
type Before = { found: number[]; length: number };

function choose(after: After | null, before: Before | null, joined: number[]): number[] {
  if (after?.inBracket && !(after.isOther && (before ?? joined.length > 0))) return after.found;
  if (before && (!after || after.isOther || after.length >= before.length)) return before.found;
  if (joined.length > 0) return joined;
  return after?.found ?? before?.found ?? [];
}

function readAfter(
  text: string,
  { end }: Quotation,
  following: Quotation | undefined,
  references: readonly Cited[],
  next: number,
): After | null {
  const limit = Math.min(end + longestBracket, following?.start ?? Infinity);
  const inBracket = bracket.test(text.slice(end, end + 12));
  const closed = inBracket ? endOfBracket(text, end, limit) : end + maxAfter;
  const found: number[] = [];
  for (let at = next; (references[at]?.start ?? Infinity) < Math.min(closed, limit); at++) {
    if (references[at]?.kind !== 'ruling') continue;
    found.push(at);
    if (!inBracket) break;
  }
  const first = references[found[0] ?? -1];
  if (!first) return null;
  const gap = text.slice(end, first.start);
  if (!inBracket && (/^.?\s*[.;]/.test(gap) || endOfSentence.test(`${gap}C`))) return null;
  return { found, length: gap.length, inBracket, isOther: alsoCited.test(gap.slice(1)) };
}

function endOfBracket(text: string, from: number, limit: number): number {
  let depth = 0;
  for (let at = from; at < limit; at++) {
    const character = text[at];
    if (character === '(' || character === '[') depth += 1;
    else if ((character === ')' || character === ']') && --depth <= 0) return at;
  }
  return limit;
}

function readBefore(
  text: string,
  { start }: Quotation,
  references: readonly Cited[],
  used: ReadonlySet<number>,
  next: number,
): Before | null {
  for (let at = next - 1; at >= 0; at--) {
    const cited = references[at];
    if (!cited || start - cited.end > maxBefore) return null;
    if (cited.end > start) continue;
    const gap = text.slice(cited.end, start);
    if (cited.kind === 'provision') {
      if (introducesLaw.test(gap)) return null;
      continue;
    }
    if (used.has(at) || (endOfSentence.test(gap) && !/:\s*[«“"]?$/.test(gap))) return null;
    return { found: [at], length: gap.length };
  }
  return null;
}

/**
 * Returns whether a quotation continues the previous one: "ha detto «…" e «…»".
 *
 * @param next first reference after the quotation
 */
function goesOn(
  text: string,
  previous: Quotation,
  { start }: Quotation,
  references: readonly Cited[],
  next: number,
): boolean {
  if (start - previous.end > maxAfter || endOfSentence.test(text.slice(previous.end, start))) return false;
  for (let at = next - 1; (references[at]?.start ?? -1) >= previous.end; at--)
    if ((references[at]?.end ?? Infinity) <= start) return false;
  return true;
}
