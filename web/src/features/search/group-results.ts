import type { SearchResult } from '@massima/contract/search';

const rulingOf = ({
  issuer_type_id,
  document_emanante,
  document_place,
  sent_anno,
  sent_numero,
  document_date,
}: SearchResult) =>
  [issuer_type_id, document_emanante, document_place, sent_anno, sent_numero, document_date].join('|');

/** Results in their order, those of one ruling together where the first of them stands. */
export function groupResults(results: readonly SearchResult[]): SearchResult[][] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const ruling = rulingOf(result);
    const group = groups.get(ruling);
    if (group) group.push(result);
    else groups.set(ruling, [result]);
  }
  return [...groups.values()];
}
