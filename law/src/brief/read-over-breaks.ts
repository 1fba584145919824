import type { CitationScan } from '../loose/scan-citations.ts';
import type { Reference } from '../types.ts';
import type { PageBreak, Span } from './page-breaks.ts';

/**
 * Reads the text again without page breaks. References across or near a page break replace the
 * earlier results.
 */
export async function readOverBreaks(
  text: string,
  { references, loose }: CitationScan,
  breaks: readonly PageBreak[],
  read: (text: string) => Promise<CitationScan>,
): Promise<CitationScan> {
  const over: Reference[] = [];
  const looseOver: CitationScan['loose'] = [];
  for (const pages of joinedPages(text, breaks)) {
    const found = await read(pages.text);
    for (const reference of found.references) {
      const { isJoined, ...span } = pages.typed(reference.start, reference.end);
      if (isJoined || pages.isNear(reference.start, reference.end)) over.push({ ...reference, ...span });
    }
    for (const candidate of found.loose) {
      const { isJoined, ...span } = pages.typed(candidate.start, candidate.end);
      if (isJoined) looseOver.push({ ...candidate, ...span });
    }
  }
  const merged = [...references.filter(isClearOf(over)), ...over].sort(byPosition);
  return {
    references: merged,
    loose: [...loose, ...looseOver.filter(isClearOf(merged))].sort(byPosition),
  };
}

const byPosition = (a: Span, b: Span) => a.start - b.start || b.end - a.end;

/** Returns a function that checks for overlap with `others`. Both must be in text order. */
function isClearOf(spans: readonly Span[]): (span: Span) => boolean {
  let next = 0;
  return ({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    return (spans[next]?.start ?? Infinity) >= end;
  };
}

/** A stretch of text without page breaks, with a mapping to the original offsets. */
export type JoinedPages = {
  text: string;
  /** Converts to original offsets. `isJoined` is true for a place across a page break. */
  typed: (start: number, end: number) => { start: number; end: number; isJoined: boolean };
  /** Whether a place is so near to a page break that it may be read differently. */
  isNear: (start: number, end: number) => boolean;
};

type Piece = { joined: number; typed: number; length: number };

/** Characters of each page, enough for a citation or a list of citations. */
const around = 500;
const near = 150;
const between = '\n';

/**
 * Yields the text around each page break. Short pages share one stretch, so that the total is at
 * most twice the text.
 */
function* joinedPages(text: string, breaks: readonly PageBreak[]): Generator<JoinedPages> {
  let pieces: Piece[] = [];
  for (const [i, { start, end }] of breaks.entries()) {
    const last = breaks[i - 1]?.end ?? 0;
    if (pieces.length === 0) add(pieces, wordStart(text, Math.max(last, start - around), start), start);
    const following = breaks[i + 1]?.start ?? Infinity;
    const until = Math.min(text.length, end + around);
    add(pieces, end, Math.min(until, following));
    if (until < following) {
      yield joined(text, pieces);
      pieces = [];
    }
  }
}

function add(pieces: Piece[], from: number, to: number): void {
  const last = pieces.at(-1);
  const joinedAt = last ? last.joined + last.length + between.length : 0;
  pieces.push({ joined: joinedAt, typed: from, length: to - from });
}

/** Returns the next start of a word, so that no partial word is read. */
function wordStart(text: string, at: number, until: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, until).search(/\s/);
  return space < 0 ? at : at + space;
}

function joined(text: string, pieces: readonly Piece[]): JoinedPages {
  const pieceAt = (at: number) => pieces[placeOf(pieces, at)];
  const toOriginal = (at: number) => {
    const piece = pieceAt(at);
    return piece ? piece.typed + Math.min(at - piece.joined, piece.length) : at;
  };
  return {
    text: pieces.map(({ typed: original, length }) => text.slice(original, original + length)).join(between),
    typed: (start, end) => ({
      start: toOriginal(start),
      end: toOriginal(end - 1) + 1,
      isJoined: pieceAt(start) !== pieceAt(end - 1),
    }),
    isNear: (start, end) => {
      const at = placeOf(pieces, start);
      const [piece, following] = [pieces[at], pieces[at + 1]];
      const isBehind = at > 0 && piece !== undefined && start - piece.joined < near;
      return isBehind || (following !== undefined && following.joined - end < near);
    },
  };
}

function placeOf(pieces: readonly Piece[], at: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.joined ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
