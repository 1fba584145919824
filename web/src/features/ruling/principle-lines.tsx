import type { SearchResult } from '@massima/contract/search';
import { cutText, type Span, spanOf } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './ruling-card.module.css';

/**
 * Approximate number of characters in two lines of the list. A phone shows only half, so the best
 * part comes first.
 */
const twoLinesLength = 170;
const half = twoLinesLength / 2;
/** Number of characters before the first highlight, to keep its context. */
const before = 24;

/**
 * Returns the offset at which a principle is cut to two lines. It is the start of the best
 * sentence, unless a later stretch has more distinct highlights.
 */
export function linesFrom(text: string, highlights: readonly Span[], sentence: Span | undefined): number {
  const first = sentence?.start ?? 0;
  const stems = highlights.map(({ start, end }) => text.slice(start, end).toLowerCase().slice(0, 5));
  const scoreOf = (from: number) => {
    const near = (length: number) =>
      new Set(stems.filter((_, i) => highlights[i]!.start >= from && highlights[i]!.end <= from + length))
        .size;
    return near(twoLinesLength) + near(half) / 2;
  };
  let best = first;
  // Prefers the first sentence in a tie, because a text that starts in the middle is harder to
  // read.
  let most = scoreOf(first) + 1;
  for (const { start } of highlights) {
    const from = wordBefore(text, start - before);
    if (from <= first || scoreOf(from) <= most) continue;
    most = scoreOf(from);
    best = from;
  }
  return best;
}

/** Returns the start of the word at this offset. */
function wordBefore(text: string, at: number): number {
  if (at <= 0) return 0;
  return text.lastIndexOf(' ', at) + 1;
}

/**
 * Maximum number of characters, more than two lines of the widest list, so that long texts are not
 * in the page.
 */
const longest = 420;

interface Props {
  result: SearchResult;
  /** Passage that is similar in meaning to the query. */
  passage: Span | undefined;
  onOpen: () => void;
}

/**
 * Best two lines of a principle. A click opens it; the card's button does the same for the
 * keyboard.
 */
export function PrincipleLines({ result, passage, onOpen }: Props) {
  const {
    document_diritto: text,
    document_type_massima_start: start,
    document_type_massima_end: end,
  } = result;
  const highlights = result.keywords_positions.map(spanOf);
  const from = linesFrom(text, highlights, passage ?? { start: Math.max(0, start - 1), end });
  return (
    <p lang="it" className={classes.lines} onClick={onOpen}>
      {from > 0 && '… '}
      <MarkedText pieces={cutText(text.slice(from, from + longest), { highlights, passage }, from)} />
    </p>
  );
}
