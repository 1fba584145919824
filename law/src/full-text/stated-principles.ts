import { endsAbbreviated } from './abbreviations.ts';
import { isOwnVoice, closingQuote, isWithinQuotes, opening } from './own-voice.ts';
import { zonesOf, type Span } from './zones.ts';

/** Length in characters. Shorter texts are mentions, longer ones arguments. */
const [shortest, longest] = [60, 2500];
/** More than any ruling states. */
const maxPrinciples = 20;

const anchor = /\bprincipi[oî]?(?: di diritto)?\b|\bprincìp[iî](?: di diritto)?\b/giu;
/** "il seguente principio", or "principio di diritto". */
const isTerm = (before: string, word: string) =>
  /di diritto$/i.test(word) || /\bseguent[ei]\s$/i.test(before.slice(-12));
/** Text between "principio" and the colon: "ai sensi dell'art. 384, primo comma, c.p.c." */
const lead = /^(?:,? [^:«“"„;\n]{1,160})?:\s{0,2}|^ ?(?=[«“"„])/u;
const plain =
  /^,? (?:secondo (?:il quale|la quale|cui)|per (?:il quale|cui)|in base al quale|che)[,:]? (?=\p{Ll})/u;
const suffix =
  /[»”"] ?[,:;.]? ?(?:è|questo è|tale è|ecco)(?: questo| tale)?,? (?:il|dunque il|quindi il|pertanto il) $/iu;
const enunciates =
  /^[^.;]{0,80}\b(?:enuncia|afferma|formula|intende (?:enunciare|affermare|dare)|ritiene di)/iu;
const citation =
  /^[»”"]?[.,;]? ?[([] ?(?:cfr\.?,? |v\. ?|vedi |così,? |in termini,? |ex plurimis,? |tra le altre,? |da ultimo,? )?(?:cass|sez|s\. ?u|ss|corte|cons|sent|n\.|ord|c\.d\.s|tar)/iu;

/**
 * Finds principles that a court states itself, verbatim, as offsets in a cleaned text. Quoted,
 * requested and derived principles are excluded, as are doubtful ones.
 */
export function statedPrinciples(text: string): Span[] {
  const { facts } = zonesOf(text);
  const found: Span[] = [];
  for (const match of text.matchAll(anchor)) {
    if (found.length >= maxPrinciples) break;
    const at = match.index;
    const end = at + match[0].length;
    if (facts && at >= facts.start && at < facts.end) continue;
    if (found.some((span) => at < span.end)) continue;
    const start = paragraphStart(text, at);
    const isPlural = /^princ[iì]pi(?! ?o)/iu.test(match[0]) && !/^principio/iu.test(match[0]);
    if (!isTerm(text.slice(start, at), match[0]) && !isPlural) continue;
    const spans = spansAt(text, { start, at, end, isPlural, word: match[0] }).map((span) =>
      trimmed(text, span),
    );
    found.push(
      ...spans.filter((span) => span.end - span.start >= shortest && span.end - span.start <= longest),
    );
  }
  return found;
}

type Anchor = { start: number; at: number; end: number; isPlural: boolean; word: string };

function spansAt(text: string, { start, at, end, isPlural, word }: Anchor): Span[] {
  if (isWithinQuotes(text, start, at)) return [];
  const before = text.slice(start, at);
  if (!isTerm(before, word)) return [];
  const quoted = suffix.exec(before);
  if (quoted)
    return enunciates.test(text.slice(end, end + 120)) ? statedBefore(text, start, start + quoted.index) : [];
  if (!isOwnVoice(sentenceBefore(before))) return [];
  const rest = text.slice(end, end + 400);
  const opened = lead.exec(rest);
  if (opened) return statedBehind(text, end + opened[0].length, isPlural);
  const match = plain.exec(rest);
  return match && !isPlural ? principlesBefore(text, end + match[0].length) : [];
}

const paragraphStart = (text: string, at: number) => text.lastIndexOf('\n', at) + 1;
const paragraphEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

const stop = /[.;](?= [\p{Lu}«“"(])/gu;

/** Returns the text after the last full stop that ends a sentence. */
function sentenceBefore(text: string): string {
  let from = 0;
  for (const match of text.matchAll(stop))
    if (!endsAbbreviated(text.slice(Math.max(0, match.index - 12), match.index + 1))) from = match.index + 1;
  return text.slice(from);
}

/** «…»: è questo il principio di diritto che il Collegio enuncia. */
function statedBefore(text: string, start: number, close: number): Span[] {
  const paragraph = text.slice(start, close);
  const open = paragraph.search(/[«“"„]/);
  if (open < 0 || closingQuote(text, start + open, longest) !== close) return [];
  return [{ start: start + open + 1, end: close }];
}

const item = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]|[a-z]\)|\(?[ivx]{1,4}\)|[-–—•])\s?/iu;

function statedBehind(text: string, from: number, isPlural: boolean): Span[] {
  const at = skip(text, from);
  const itemMark = isPlural ? item.exec(text.slice(at, at + 12)) : null;
  const inner = at + (itemMark?.[0].length ?? 0);
  if (opening.test(text[inner] ?? '')) return quotedItems(text, inner, isPlural);
  if (isPlural && itemMark) return listedItems(text, at);
  const end = paragraphEnd(text, at);
  if (citation.test(text.slice(Math.max(at, end - 80), end).replace(/^[^([]*/, ''))) return [];
  return [withoutStop(text, { start: at, end })];
}

const skip = (text: string, at: number) => at + (/^\s*/.exec(text.slice(at, at + 8))?.[0].length ?? 0);

/** Reads one quotation, or several in sequence. */
function quotedItems(text: string, first: number, isPlural: boolean): Span[] {
  const spans: Span[] = [];
  for (let at = first; spans.length < maxPrinciples;) {
    const close = closingQuote(text, at, longest);
    if (close === undefined || citation.test(text.slice(close, close + 60))) return [];
    spans.push({ start: at + 1, end: close });
    if (!isPlural) break;
    const between = /^[»”"][;,.:]?\s{0,2}(?:e\s|nonché\s)?\s?/u.exec(text.slice(close, close + 16));
    let next = close + (between?.[0].length ?? 1);
    next += item.exec(text.slice(next, next + 12))?.[0].length ?? 0;
    if (!opening.test(text[next] ?? '')) break;
    at = next;
  }
  return spans;
}

const nextItem = /(?:;|\.|,)\s(?:e\s)?(?=(?:\d{1,2}|[a-z]|[ivx]{1,4})\)\s)|;\s(?=[-–—•]\s)|\n/iu;

/** Reads the items a) …; b) …, in one paragraph or several. */
function listedItems(text: string, from: number): Span[] {
  const spans: Span[] = [];
  let at = from;
  while (spans.length < maxPrinciples) {
    const itemMark = item.exec(text.slice(at, at + 12));
    if (!itemMark) break;
    const start = at + itemMark[0].length;
    const rest = text.slice(start, start + longest + 1);
    const end = nextItem.exec(rest);
    const until = end ? start + end.index : Math.min(text.length, start + rest.length);
    const quoted = opening.test(text[start] ?? '') ? closingQuote(text, start, longest) : undefined;
    if (quoted !== undefined && citation.test(text.slice(quoted, quoted + 60))) return [];
    spans.push(
      quoted === undefined ? withoutStop(text, { start, end: until }) : { start: start + 1, end: quoted },
    );
    if (!end) break;
    at = until + end[0].length;
    // the next numbered paragraph is not an item
    if (end[0] === '\n' && !/[;:]$/.test(text.slice(start, until).trimEnd())) break;
  }
  return spans;
}

function principlesBefore(text: string, at: number): Span[] {
  const end = paragraphEnd(text, at);
  const attribution = text.slice(at, end);
  if (
    opening.test(attribution[0] ?? '') ||
    /\((?:cfr\.? |v\. ?|così )?(?:cass|sez|s\. ?u|ss|corte|cons)/iu.test(attribution)
  )
    return [];
  return [withoutStop(text, { start: at, end })];
}

function trimmed(text: string, { start, end }: Span): Span {
  const sentence = text.slice(start, end);
  return {
    start: start + sentence.length - sentence.trimStart().length,
    end: start + sentence.trimEnd().length,
  };
}

function withoutStop(text: string, { start, end }: Span): Span {
  while (end > start && /[\s.;]/.test(text[end - 1] ?? '')) end--;
  return { start, end };
}
