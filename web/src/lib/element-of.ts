import type { SearchResult } from '@massima/contract/search';

/** A result as folders and exports take it: as found, on its own; its full text can be fetched again. */
export function elementOf({ result, query }: { result: SearchResult; query: string }) {
  const { alike_to: _page, near_in_meaning: _near, why: _why, ...alone } = result;
  const { ruling_full_text: _left, ...document } = result.document;
  return { idResult: result.id_new, result: JSON.stringify({ ...alone, document }), query };
}
