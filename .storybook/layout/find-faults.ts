import { findCutFields, findCutTexts, findSidewaysScroll } from './find-cut-texts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { seenIcons, seenTexts } from './seen-texts.ts';

/** All that is wrong with the layout of the page as it stands, in words. */
export function findFaults(): string[] {
  const texts = seenTexts();
  return [
    ...findSidewaysScroll(),
    ...findCutTexts(texts),
    ...findCutFields(),
    ...findOverlaps([...texts, ...seenIcons()]),
  ];
}
