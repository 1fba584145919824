import type { CitationScan } from '../loose/scan-citations.ts';
import type { Reference } from '../types.ts';
import { joinedPages } from './joined-pages.ts';
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
