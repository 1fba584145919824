import { findCutFields, findCutTexts, findSidewaysScroll } from './find-cut-texts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { seenIcons, seenTexts } from './seen-texts.ts';

/** All that is wrong with the current layout of the page, in words. */
export function findFaults(): string[] {
  const texts = seenTexts();
  return [
    ...findSidewaysScroll(),
    ...findCutTexts(texts),
    ...findCutFields(),
    ...findOverlaps([...texts, ...seenIcons()]),
  ];
}
