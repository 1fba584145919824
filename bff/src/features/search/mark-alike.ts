import type { SearchResult } from '@massima/contract/search';
import { alikeFrom, likeness, shinglesOf } from '@massima/contract/references/near-duplicates';

/** The higher the court the more its words weigh: European and constitutional, then last instances, second and first. */
const rank: Partial<Record<number, number>> = { 4: 0, 10: 0, 12: 0, 3: 1, 5: 1, 7: 1, 2: 2, 9: 2 };
const lowest = 3;
const rankOf = ({ issuer_type_id: issuer }: SearchResult) => rank[issuer] ?? lowest;

/**
 * Marks results that say in nearly the same words what another one of the page says with the id of that one: the highest
 * court's, and of one court the newest.
 */
export function markAlike(page: readonly SearchResult[]): SearchResult[] {
  const byWeight = [...page].sort(
    (a, b) => rankOf(a) - rankOf(b) || b.document_date.localeCompare(a.document_date),
  );
  const leaders: { id: string; shingles: Set<number> }[] = [];
  const leaderOf = new Map<string, string>();
  for (const { id_new: id, document_diritto: text } of byWeight) {
    const shingles = shinglesOf(text);
    const leader = leaders.find((one) => likeness(one.shingles, shingles) >= alikeFrom);
    if (leader) leaderOf.set(id, leader.id);
    else leaders.push({ id, shingles });
  }
  return page.map((result) => {
    const leader = leaderOf.get(result.id_new);
    return leader === undefined ? result : { ...result, alike_to: leader };
  });
}
