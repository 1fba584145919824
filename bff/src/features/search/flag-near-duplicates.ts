import type { SearchResult } from '@massima/contract/search';
import { nearDuplicateThreshold, jaccard, shinglesOf } from '@massima/law/near-duplicates';

/** The higher the court the more its words weigh: European and constitutional, then last instances, second and first. */
const rank: Partial<Record<number, number>> = { 4: 0, 10: 0, 12: 0, 3: 1, 5: 1, 7: 1, 2: 2, 9: 2 };
const lowest = 3;
const rankOf = ({ issuer_type_id: issuer }: SearchResult) => rank[issuer] ?? lowest;

/**
 * Marks results that say in nearly the same words what another one of the page says with the id of that one: the highest
 * court's, and of one court the newest.
 */
export function flagNearDuplicates(page: readonly SearchResult[]): SearchResult[] {
  const byWeight = [...page].sort(
    (a, b) => rankOf(a) - rankOf(b) || b.document_date.localeCompare(a.document_date),
  );
  const leaders: Compared[] = [];
  const leaderOf = new Map<string, string>();
  for (const { id_new: id, document_diritto: text } of byWeight) {
    const one = compared(id, text);
    const leader = leaders.find((other) => isAlike(other, one));
    if (leader) leaderOf.set(id, leader.id);
    else leaders.push(one);
  }
  return page.map((result) => {
    const leader = leaderOf.get(result.id_new);
    return leader === undefined ? result : { ...result, alike_to: leader };
  });
}

interface Compared {
  id: string;
  rough: Set<number>;
  /** Worked out where it is needed. */
  shingles: () => Set<number>;
}

function compared(id: string, text: string): Compared {
  let known: Set<number> | undefined;
  return { id, rough: roughRuns(text), shingles: () => (known ??= shinglesOf(text)) };
}

/** What has not even a third of it in common with all its citations is not read for them: they are hardly ever most of a text. */
const isAlike = (one: Compared, other: Compared): boolean =>
  jaccard(one.rough, other.rough) >= nearDuplicateThreshold / 3 &&
  jaccard(one.shingles(), other.shingles()) >= nearDuplicateThreshold;

/** Every three consecutive words, hashed: enough to say that two texts are not alike, in a tenth of the time. */
function roughRuns(text: string): Set<number> {
  const runs = new Set<number>();
  let [before, last, word] = [0, 0, 0];
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) | 0x20 : 0;
    // Letters of any script; between them are the general punctuation marks: ’ “ ” –
    const isInWord = (code > 0x60 && code < 0x7b) || (code >= 0xe0 && (code < 0x2000 || code > 0x206f));
    if (isInWord) word = Math.imul(word ^ code, 0x01000193);
    else if (word !== 0) {
      if (before !== 0) runs.add(before ^ Math.imul(last, 31) ^ Math.imul(word, 961));
      [before, last, word] = [last, word, 0];
    }
  }
  return runs;
}
