import type { SearchResult } from '@massima/contract/search';

/**
 * Returns a hit for a caller that requests full texts. The ruling's full text, or null, replaces
 * the fields that the web app shows.
 */
export const withFullText = (
  { result, rulingId }: { result: SearchResult; rulingId: string },
  texts: ReadonlyMap<string, string>,
): SearchResult => ({
  ...result,
  document: {
    ruling_full_text: texts.get(rulingId) ?? null,
    ruling_section: result.document.ruling_section,
  },
});
