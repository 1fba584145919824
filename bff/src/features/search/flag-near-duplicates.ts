import type { SearchResult } from '@massima/contract/search';
import { nearDuplicateThreshold, jaccard, shinglesOf } from '@massima/law/near-duplicates';

/** The higher the court the more its words weigh: European and constitutional, then last instances, second and first. */
const rank: Partial<Record<number, number>> = { 4: 0, 10: 0, 12: 0, 3: 1, 5: 1, 7: 1, 2: 2, 9: 2 };
const lowest = 3;
const rankOf = ({ issuer_type_id: issuer }: SearchResult) => rank[issuer] ?? lowest;

/**
 * Decrees that close a case by the same provision have as much in common, names and numbers apart; those that close it by another have their
 * formulas in common, up to half of them (docs/relevance.md, "The same said again").
 */
const twinThreshold = 0.6;

/**
 * Marks results that say in nearly the same words what another one of the page says with the id of that one: the highest
 * court's, and of one court the newest. Of full texts the short ones, by id, are compared as a whole: which passage of twins is shown depends
 * on little.
 */
export function flagNearDuplicates(
  page: readonly SearchResult[],
  shortTexts: ReadonlyMap<string, string> = new Map(),
): SearchResult[] {
  const byWeight = [...page].sort(
    (a, b) => rankOf(a) - rankOf(b) || b.document_date.localeCompare(a.document_date),
  );
  const leaders: Candidate[] = [];
  const leaderOf = new Map<string, string>();
  for (const { id_new: id, document_diritto: text } of byWeight) {
    const whole = shortTexts.get(id);
    const one = { id, shown: compared(text), whole: whole === undefined ? undefined : compared(whole) };
    const leader = leaders.find((other) => saysTheSame(other, one));
    if (leader) leaderOf.set(id, leader.id);
    else leaders.push(one);
  }
  return page.map((result) => {
    const leader = leaderOf.get(result.id_new);
    return leader === undefined ? result : { ...result, alike_to: leader };
  });
}

interface Compared {
  rough: () => Set<number>;
  shingles: () => Set<number>;
}

interface Candidate {
  id: string;
  shown: Compared;
  whole: Compared | undefined;
}

/** Both are worked out where they are needed. */
function compared(text: string): Compared {
  let rough: Set<number> | undefined;
  let known: Set<number> | undefined;
  return { rough: () => (rough ??= roughRuns(text)), shingles: () => (known ??= shinglesOf(text)) };
}

const saysTheSame = (one: Candidate, other: Candidate): boolean =>
  one.whole && other.whole
    ? isAlike(one.whole, other.whole, twinThreshold)
    : isAlike(one.shown, other.shown, nearDuplicateThreshold);

/** What has not even a third of it in common with all its citations is not read for them: they are hardly ever most of a text. */
const isAlike = (one: Compared, other: Compared, threshold: number): boolean =>
  jaccard(one.rough(), other.rough()) >= threshold / 3 &&
  jaccard(one.shingles(), other.shingles()) >= threshold;

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
