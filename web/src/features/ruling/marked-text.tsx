import type { ReactNode } from 'react';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import classes from './marked-text.module.css';
import type { Linked, Piece } from './cut-text.ts';

interface Props {
  pieces: readonly Piece[];
  /** Follows a reference by searching for it; without it references are plain text. */
  onSearch?: ((query: string) => void) | undefined;
  /** Opens what the text names over it, at no cost; without it that is searched for, as a ruling is that the collection lacks. */
  onOpen?: ((linked: Linked) => void) | undefined;
  linkLabel?: (query: string, opens: Linked | undefined) => string;
}

/** Pieces of a ruling's text as text nodes: marks, the best passage, references that search. */
export function MarkedText({ pieces, onSearch, onOpen, linkLabel }: Props) {
  return pieces.map((piece) => {
    let node: ReactNode = piece.text;
    if (piece.mark !== undefined) node = <mark data-hit={piece.mark}>{node}</mark>;
    if (piece.link !== undefined && onSearch) {
      const { link: query, opens } = piece;
      node = (
        <a
          href={`/?q=${encodeURIComponent(query)}`}
          title={linkLabel?.(query, opens)}
          className={classes.reference}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            if (opens && onOpen) onOpen(opens);
            else onSearch(query);
          }}
        >
          {node}
        </a>
      );
    }
    return (
      <span key={piece.start} className={piece.inPassage ? classes.passage : undefined}>
        {node}
      </span>
    );
  });
}
