import { Fragment } from 'react';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import classes from './marked-text.module.css';
import type { Linked, Piece } from './cut-text.ts';

interface Props {
  pieces: readonly Piece[];
  /** Searches for a reference. References are plain text if this is undefined. */
  onSearch?: ((query: string) => void) | undefined;
  /**
   * Opens a citation over the text without charge. If undefined, or for a ruling missing from the
   * collection, the citation is searched for.
   */
  onOpen?: ((linked: Linked) => void) | undefined;
  linkLabel?: (query: string, opens: Linked | undefined) => string;
}

/**
 * Draws pieces of a ruling's text as text nodes, with highlights, the best passage and a link for
 * each reference.
 */
export function MarkedText({ pieces, onSearch, onOpen, linkLabel }: Props) {
  return linksOf(pieces).map((group) => {
    const { link: query, opens, start } = group[0]!;
    const text = group.map(draw);
    if (query === undefined || !onSearch) return text;
    return (
      <a
        key={start}
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
        {text}
      </a>
    );
  });
}

function draw({ text, start, highlightIndex, inPassage }: Piece) {
  const node = highlightIndex === undefined ? text : <mark data-hit={highlightIndex}>{text}</mark>;
  return inPassage ? (
    <span key={start} className={classes.passage}>
      {node}
    </span>
  ) : (
    <Fragment key={start}>{node}</Fragment>
  );
}

/**
 * Groups the pieces of a reference, because highlights and the passage may start and end inside
 * it.
 */
function linksOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && piece.link !== undefined && last[0]!.link === piece.link) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
