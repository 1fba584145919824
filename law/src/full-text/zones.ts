import { headingOf, sharedHeading, type ZoneName } from './headings.ts';

/** UTF-16 offsets into a cleaned text; `end` is exclusive. What a text doesn't tell is undefined. */
export interface Zones {
  facts?: Span;
  reasons?: Span;
  operative?: Span;
}
export interface Span {
  start: number;
  end: number;
}

type Mark = Span & { zone: ZoneName };

const sharedEnd = /^(?:P\. ?Q\. ?M\.|PER QUESTI MOTIVI)/;

/**
 * Where a ruling tells the facts, gives its reasons, and decides: by its own headings, in this order. Undefined for what has none, as
 * many rulings of first instance have none.
 */
export function zonesOf(text: string): Zones {
  const marks = [...headingMarks(text)];
  const end = marks.findLast(({ zone }) => zone === 'operative');
  const until = end?.start ?? text.length;
  // the first of each: reasons may have headings of their own further on
  const reasons = marks.find(({ zone, start }) => zone === 'reasons' && start < until);
  const facts = marks.find(({ zone, start }) => zone === 'facts' && start < (reasons?.start ?? until));
  return {
    ...(facts && reasons && { facts: { start: facts.end, end: reasons.start } }),
    ...(reasons && { reasons: { start: reasons.end, end: until } }),
    ...(end && { operative: { start: end.end, end: text.length } }),
  };
}

function* headingMarks(text: string): Generator<Mark> {
  let start = 0;
  for (const line of text.split('\n')) {
    const zone = headingOf(line);
    if (zone) yield { zone, start, end: Math.min(text.length, start + line.length + 1) };
    else {
      const shared = sharedZone(line);
      if (shared) yield { ...shared, start, end: start + shared.end };
    }
    start += line.length + 1;
  }
}

function sharedZone(line: string): { zone: ZoneName; end: number } | undefined {
  const decides = sharedEnd.exec(line);
  if (decides) return { zone: 'operative', end: decides[0].length };
  const match = sharedHeading.exec(line);
  if (!match) return undefined;
  return { zone: match.groups?.['facts'] === undefined ? 'reasons' : 'facts', end: match[0].length };
}
