import type { CitationScan } from '../loose/scan-citations.ts';
import type { Reference } from '../types.ts';
import type { PageBreak, Place } from './page-breaks.ts';

/**
 * What was read of a text, with what reads otherwise once the edges of its pages are left out: a citation that goes from one page into
 * the next, or is near to where they meet, wins over what was read with a foot and a head in between.
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
    for (const one of found.references) {
      const { isJoined, ...place } = pages.typed(one.start, one.end);
      if (isJoined || pages.isNear(one.start, one.end)) over.push({ ...one, ...place });
    }
    for (const one of found.loose) {
      const { isJoined, ...place } = pages.typed(one.start, one.end);
      if (isJoined) looseOver.push({ ...one, ...place });
    }
  }
  const kept = [...references.filter(isClearOf(over)), ...over].sort(inOrder);
  return {
    references: kept,
    loose: [...loose, ...looseOver.filter(isClearOf(kept))].sort(inOrder),
  };
}

const inOrder = (a: Place, b: Place) => a.start - b.start || b.end - a.end;

/** Whether something overlaps none of `others`; asked in the order of the text, as `others` are. */
function isClearOf(others: readonly Place[]): (one: Place) => boolean {
  let next = 0;
  return ({ start, end }) => {
    while ((others[next]?.end ?? Infinity) <= start) next += 1;
    return (others[next]?.start ?? Infinity) >= end;
  };
}

/** A stretch of a text without what lies at the edges of its pages, and where its signs are in that text. */
export type JoinedPages = {
  text: string;
  /** Offsets in the whole text; `isJoined`: from one page into the next. */
  typed: (start: number, end: number) => { start: number; end: number; isJoined: boolean };
  /** Whether this is so near to where two pages were joined that it may be read otherwise than in the whole text. */
  isNear: (start: number, end: number) => boolean;
};

type Piece = { joined: number; typed: number; length: number };

/** As much of each page as a citation that is cut, or a list of them, takes up. */
const around = 500;
const near = 150;
const between = '\n';

/** What is before and behind each break; short pages are in one stretch. All stretches together are at most twice as long as the text. */
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

/** From the next space on, so that no half of a word is read for a whole one. */
function wordStart(text: string, at: number, until: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, until).search(/\s/);
  return space < 0 ? at : at + space;
}

function joined(text: string, pieces: readonly Piece[]): JoinedPages {
  const pieceAt = (at: number) => pieces[placeOf(pieces, at)];
  const toTyped = (at: number) => {
    const piece = pieceAt(at);
    return piece ? piece.typed + Math.min(at - piece.joined, piece.length) : at;
  };
  return {
    text: pieces.map(({ typed, length }) => text.slice(typed, typed + length)).join(between),
    typed: (start, end) => ({
      start: toTyped(start),
      end: toTyped(end - 1) + 1,
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
