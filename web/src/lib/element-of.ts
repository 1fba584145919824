import type { SearchResult } from '@massima/contract/search';

/**
 * Converts a result for folders and exports. The full text is left out, because it can be loaded
 * again.
 */
export function elementOf({ result, query }: { result: SearchResult; query: string }) {
  const { alike_to: _page, near_in_meaning: _near, why: _why, ...alone } = result;
  const { ruling_full_text: _left, ...document } = result.document;
  return { idResult: result.id_new, result: JSON.stringify({ ...alone, document }), query };
}
