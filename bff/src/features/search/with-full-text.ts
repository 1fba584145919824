import type { SearchResult } from '@massima/contract/search';

/** A hit as it is for a caller who wants full texts: its ruling's, or null, instead of what the app shows of a ruling. */
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
