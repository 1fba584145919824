import type { SearchResult } from '@massima/contract/search';

/**
 * Returns the text key stating that a result is quoted verbatim from the ruling, or undefined if an
 * editor wrote it.
 */
export const markOf = ({ passage, stated_by_court: stated }: SearchResult) =>
  passage ? 'ruling_from_text' : stated && 'ruling_stated_by_court';
