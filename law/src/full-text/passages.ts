import { endsAbbreviated } from './abbreviations.ts';
import { zonesOf, type Span, type Zones } from './zones.ts';

/** Consecutive sentences of one zone of a full text. */
export interface Passage extends Span {
  /** Whether it states the court's reasoning, as opposed to grounds of appeal and costs. */
  isShown: boolean;
}

/** In characters. Shorter passages lose the query's terms, longer ones lose focus. */
const size = 900;
/** A shorter rest at the end of a zone is joined to the previous passage. */
const smallest = 250;

/** Starts of paragraphs about the parties' arguments or the costs. */
const recital =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,4}[.)]?\s?[-–—]?\s?)?(?:con (?:il|la|lo|i|gli|le|un|una|unico|l['’])\s?(?:\p{L}{3,20},? ){0,4}(?:motiv|censur|mezz|dogli|grav)|(?:il|la) (?:\p{L}{3,20} ){0,3}(?:motivo|censura|mezzo) (?:\p{L}{2,20} ){0,3}(?:denunci|deduc|lament|censur|si duole|è rubricat|prospett)|(?:il|la|i) (?:ricorrent[ei]|contribuent[ei]|difesa|controricorrent[ei]|parte)\s(?:\p{L}{2,20} ){0,4}(?:lament|denunci|deduc|sostien|eccepi|censur|dolut|si duol)|si (?:lamenta|denuncia|deduce|censura|rimprovera|contesta|duole|eccepisce)|(?:le|alle|sulle) spese|la regolamentazione delle spese|ai sensi dell['’]art(?:icolo|\.) 13,? co(?:mma|\.) ?1[- ]?quater|(?:sussistono|ricorrono) i presupposti|stante il tenore|così deciso)/iu;

/**
 * Splits the facts and reasons of a ruling into passages. Heading and operative part are excluded.
 */
export function passagesOf(text: string, zones: Zones = zonesOf(text)): Passage[] {
  const { facts, reasons, operative } = zones;
  const visible = reasons ?? { start: 0, end: operative?.start ?? text.length };
  return [
    ...(facts ? packed(text, facts).map((span) => ({ ...span, isShown: false })) : []),
    ...packed(text, visible).map((span) => ({ ...span, isShown: !recites(text, span) })),
  ];
}

/** A passage is classified by its start only. */
const recites = (text: string, { start, end }: Span) =>
  recital.test(text.slice(start, Math.min(end, start + 200)));

/**
 * Packs paragraphs into passages. Paragraphs are split only if they are too long, and grounds of
 * appeal and reasons are separate.
 */
function packed(text: string, zone: Span): Span[] {
  const spans: Span[] = [];
  let current: Span | undefined;
  let isRecital = false;
  const flush = () => {
    if (current) spans.push(current);
    current = undefined;
  };
  for (const paragraph of paragraphsOf(text, zone)) {
    const isNew = recites(text, paragraph);
    const pieces = paragraph.end - paragraph.start > size ? sentencesOf(text, paragraph) : [paragraph];
    for (const [at, piece] of pieces.entries()) {
      const isOther = at === 0 && isNew !== isRecital;
      if (current && (isOther || piece.end - current.start > size)) flush();
      current = { start: current?.start ?? piece.start, end: piece.end };
    }
    isRecital = isNew;
  }
  flush();
  return joinSmall(text, spans);
}

function joinSmall(text: string, spans: readonly Span[]): Span[] {
  const packedSpans: Span[] = [];
  for (const span of spans) {
    const last = packedSpans.at(-1);
    const isSmall = last && Math.min(span.end - span.start, last.end - last.start) < smallest;
    const isSameKind = last && recites(text, span) === recites(text, last);
    if (last && isSmall && isSameKind && span.end - last.start <= size * 1.3) last.end = span.end;
    else packedSpans.push({ ...span });
  }
  return packedSpans;
}

function paragraphsOf(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  for (let at = start; at < end;) {
    const stop = text.indexOf('\n', at);
    const until = stop < 0 || stop > end ? end : stop;
    if (text.slice(at, until).trim() !== '') spans.push(trimmed(text, { start: at, end: until }));
    at = until + 1;
  }
  return spans;
}

const boundary = /[.;!?»”"] (?=[\p{Lu}«“"(\d])/gu;

/**
 * Joins sentences up to the size of a passage. A longer sentence remains whole up to four times
 * that size.
 */
function sentencesOf(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  let last = start;
  const paragraph = text.slice(start, end);
  for (const match of paragraph.matchAll(boundary)) {
    const at = start + match.index + 1;
    if (endsAbbreviated(text.slice(Math.max(start, at - 12), at))) continue;
    if (at - from > size && last > from) {
      spans.push(trimmed(text, { start: from, end: last }));
      from = last;
    }
    last = at;
  }
  if (end - from > size && last > from) {
    spans.push(trimmed(text, { start: from, end: last }));
    from = last;
  }
  spans.push(trimmed(text, { start: from, end }));
  return spans.flatMap((span) => cutLong(text, span));
}

/** Cuts text without full stops, such as tables, between words. */
function cutLong(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > size * 4) {
    const space = text.lastIndexOf(' ', from + size);
    const cut = space > from ? space : from + size;
    spans.push({ start: from, end: cut });
    from = space > from ? cut + 1 : cut;
  }
  return [...spans, { start: from, end }];
}

function trimmed(text: string, { start, end }: Span): Span {
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return { start, end };
}
