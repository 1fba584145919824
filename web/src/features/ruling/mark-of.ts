import type { SearchResult } from '@massima/contract/search';

/** What says that a result is letter by letter in the ruling's own text; undefined for what an editor wrote. */
export const markOf = ({ passage, stated_by_court: stated }: SearchResult) =>
  passage ? 'ruling_from_text' : stated && 'ruling_stated_by_court';
