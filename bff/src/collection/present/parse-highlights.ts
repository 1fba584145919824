export interface HighlightedText {
  text: string;
  /** 1-based, end inclusive, in UTF-16 units; sorted, not overlapping. */
  positions: { startPosition: number; endPosition: number }[];
}

const opening = '\ue000';
const closing = '\ue001';

export const withoutMarks = (marked: string): string => marked.replace(/[\ue000\ue001]/g, '');

/**
 * The engine gives a text back with private-use signs around what matched (its answer has no offsets). Their removal
 * gives the text as it was stored, and the places.
 */
export function parseHighlights(marked: string): HighlightedText {
  if (!marked.includes(opening)) return { text: marked.replaceAll(closing, ''), positions: [] };
  const positions: HighlightedText['positions'] = [];
  let text = '';
  let from = 0;
  let start = -1;
  for (let at = 0; at < marked.length; at++) {
    const sign = marked[at];
    if (sign !== opening && sign !== closing) continue;
    text += marked.slice(from, at);
    from = at + 1;
    if (sign === opening) {
      if (start < 0) start = text.length;
    } else {
      if (start >= 0 && text.length > start)
        positions.push({ startPosition: start + 1, endPosition: text.length });
      start = -1;
    }
  }
  return { text: text + marked.slice(from), positions };
}

/** The other way round: a text with the engine's signs around its marks. */
export function withMarks({ text, positions }: HighlightedText): string {
  let marked = '';
  let from = 0;
  for (const { startPosition, endPosition } of positions) {
    marked += `${text.slice(from, startPosition - 1)}${opening}${text.slice(startPosition - 1, endPosition)}${closing}`;
    from = endPosition;
  }
  return marked + text.slice(from);
}
