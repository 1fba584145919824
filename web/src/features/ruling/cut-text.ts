/** 0-based, end exclusive, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}
interface Link extends Span {
  query: string;
  kind: 'ruling' | 'provision';
  ruling_id?: string | null;
}
/**
 * Target that opens over the text: a ruling of the collection, or an article or act by its name.
 */
export type Linked = { ruling: string } | { provision: string };
export interface Piece {
  text: string;
  start: number;
  /** Index of the highlight that the piece belongs to, from 0. */
  highlightIndex?: number;
  link?: string;
  /** Target of the link; undefined for a ruling that is not in the collection. */
  opens?: Linked;
  inPassage: boolean;
}

/** Converts a position of the API, which is 1-based with an inclusive end. */
export const spanOf = (p: { startPosition: number; endPosition: number }): Span => ({
  start: p.startPosition - 1,
  end: p.endPosition,
});

interface Layers {
  highlights?: readonly Span[];
  links?: readonly Link[];
  passage?: Span | undefined;
}

/**
 * Cuts a text at the bounds of its spans, so that it becomes text nodes and never HTML.
 * Overlapping spans, and spans beyond the text, are truncated.
 *
 * @param offset position of `text` in the text that the spans refer to, in characters
 */
export function cutText(text: string, { highlights = [], links = [], passage }: Layers, offset = 0): Piece[] {
  const to = offset + text.length;
  const cuts = new Set([offset, to]);
  const cut = (span: Span) => {
    if (span.end <= offset || span.start >= to || span.end <= span.start) return;
    cuts.add(Math.max(offset, span.start));
    cuts.add(Math.min(to, span.end));
  };
  for (const span of [...highlights, ...links, ...(passage ? [passage] : [])]) cut(span);

  const points = [...cuts].sort((a, b) => a - b);
  const covers = (span: Span | undefined, at: number) =>
    span !== undefined && span.start <= at && at < span.end;
  let highlightIndex = 0;
  let link = 0;
  return points.slice(0, -1).map((start, i) => {
    while (highlightIndex < highlights.length && highlights[highlightIndex]!.end <= start)
      highlightIndex += 1;
    while (link < links.length && links[link]!.end <= start) link += 1;
    return {
      text: text.slice(start - offset, points[i + 1]! - offset),
      start,
      ...(covers(highlights[highlightIndex], start) && { highlightIndex }),
      ...linkOf(covers(links[link], start) ? links[link] : undefined),
      inPassage: covers(passage, start),
    };
  });
}

function linkOf(link: Link | undefined): Pick<Piece, 'link' | 'opens'> {
  if (link === undefined) return {};
  const { query, kind, ruling_id: ruling } = link;
  if (kind === 'provision') return { link: query, opens: { provision: query } };
  return { link: query, ...(ruling && { opens: { ruling } }) };
}

/**
 * Returns the paragraphs of a ruling's text with their offsets in characters, without empty lines.
 */
export function paragraphs(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((m) =>
    m[0].trim() === '' ? [] : [{ text: m[0], start: m.index }],
  );
}
