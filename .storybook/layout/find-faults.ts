import { findCutFields, findCutTexts, findSidewaysScroll } from './find-cut-texts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { seenIcons, seenTexts } from './seen-texts.ts';

/** Returns all layout errors of the page as messages. */
export function findLayoutErrors(): string[] {
  const texts = seenTexts();
  return [
    ...findSidewaysScroll(),
    ...findCutTexts(texts),
    ...findCutFields(),
    ...findOverlaps([...texts, ...seenIcons()]),
  ];
}
