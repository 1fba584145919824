import type { SearchResult } from '@massima/contract/search';
import { cutText, type Span, spanOf } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './ruling-card.module.css';
import { linesFrom } from './two-lines.ts';

/** More than two lines of the widest list: the rest need not be in the page. */
const longest = 420;

interface Props {
  result: SearchResult;
  /** What is near in meaning to the question. */
  passage: Span | undefined;
  onOpen: () => void;
}

/** The two lines of a principle that answer best; a press opens it, as the button of its card does for keys. */
export function PrincipleLines({ result, passage, onOpen }: Props) {
  const {
    document_diritto: text,
    document_type_massima_start: start,
    document_type_massima_end: end,
  } = result;
  const marks = result.keywords_positions.map(spanOf);
  const from = linesFrom(text, marks, passage ?? { start: Math.max(0, start - 1), end });
  return (
    <p lang="it" className={classes.lines} onClick={onOpen}>
      {from > 0 && '… '}
      <MarkedText pieces={cutText(text.slice(from, from + longest), { marks, passage }, from)} />
    </p>
  );
}
