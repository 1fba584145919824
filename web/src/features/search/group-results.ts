import { searchPageSize } from '@massima/contract/constants';
import type { SearchResult } from '@massima/contract/search';

/** A result with those that say the same: they stand below it and not among the others. */
export interface Lead {
  result: SearchResult;
  alike: SearchResult[];
}

const rulingOf = ({
  issuer_type_id,
  document_emanante,
  document_place,
  sent_anno,
  sent_numero,
  document_date,
}: SearchResult) =>
  [issuer_type_id, document_emanante, document_place, sent_anno, sent_numero, document_date].join('|');

/** By the result that speaks for them; each stands where the first of those that say the same stood. */
function foldAlike(results: readonly SearchResult[]): Lead[] {
  const leads = new Map<string, SearchResult[]>();
  for (const result of results) {
    const lead = result.alike_to ?? result.id_new;
    leads.set(lead, [...(leads.get(lead) ?? []), result]);
  }
  return [...leads].flatMap(([id, members]) => {
    // What speaks for them is not here: the first one does.
    const result = members.find((one) => one.id_new === id) ?? members[0];
    return result ? [{ result, alike: members.filter((one) => one !== result) }] : [];
  });
}

/** Page by page: what comes later joins nothing that was read already, and moves nothing. */
export const groupPages = (results: readonly SearchResult[]): Lead[][] =>
  Array.from({ length: Math.ceil(results.length / searchPageSize) }, (_, page) =>
    groupResults(results.slice(page * searchPageSize, (page + 1) * searchPageSize)),
  ).flat();

/** Results in their order, those that say the same as one, and those of one ruling together where the first of them stands. */
export function groupResults(results: readonly SearchResult[]): Lead[][] {
  const groups = new Map<string, Lead[]>();
  for (const lead of foldAlike(results)) {
    const ruling = rulingOf(lead.result);
    const group = groups.get(ruling);
    if (group) group.push(lead);
    else groups.set(ruling, [lead]);
  }
  return [...groups.values()];
}
