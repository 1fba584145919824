import type { SearchResult } from '@massima/contract/search';
import { nearDuplicateThreshold, jaccard, shinglesOf } from '@massima/law/near-duplicates';

/**
 * Rank of a court by the id of its type, highest first: European and constitutional courts, then
 * last instances, second and first.
 */
const rank: Partial<Record<number, number>> = { 4: 0, 10: 0, 12: 0, 3: 1, 5: 1, 7: 1, 2: 2, 9: 2 };
const lowest = 3;
const rankOf = ({ issuer_type_id: issuer }: SearchResult) => rank[issuer] ?? lowest;

/**
 * Similarity from which two short full texts are near-duplicates. Decrees that close a case by the
 * same provision share as much apart from names and numbers; decrees that close it by another
 * provision share their formulas, up to half of the text (docs/relevance.md, "The same said
 * again").
 */
const duplicateThreshold = 0.6;

/**
 * Flags near-duplicates on a page with the id of the leading result: the highest court's, and
 * within one court the newest.
 * @param shortTexts  short full texts by id, which are compared completely, because the passage
 *   shown of two near-duplicates may differ
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
    const fullText = shortTexts.get(id);
    const candidate = {
      id,
      shown: compared(text),
      whole: fullText === undefined ? undefined : compared(fullText),
    };
    const leader = leaders.find((other) => isDuplicate(other, candidate));
    if (leader) leaderOf.set(id, leader.id);
    else leaders.push(candidate);
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

/** Computes both fingerprints only when they are needed. */
function compared(text: string): Compared {
  let rough: Set<number> | undefined;
  let known: Set<number> | undefined;
  return { rough: () => (rough ??= roughRuns(text)), shingles: () => (known ??= shinglesOf(text)) };
}

const isDuplicate = (candidate: Candidate, other: Candidate): boolean =>
  candidate.whole && other.whole
    ? isSimilar(candidate.whole, other.whole, duplicateThreshold)
    : isSimilar(candidate.shown, other.shown, nearDuplicateThreshold);

/**
 * A pair that shares less than a third, citations included, is not compared without citations.
 * Citations are hardly ever most of a text.
 */
const isSimilar = (text: Compared, other: Compared, threshold: number): boolean =>
  jaccard(text.rough(), other.rough()) >= threshold / 3 &&
  jaccard(text.shingles(), other.shingles()) >= threshold;

/**
 * Hashes every three consecutive words: a cheap first comparison, with which most pairs are found
 * to differ.
 */
function roughRuns(text: string): Set<number> {
  const runs = new Set<number>();
  let [before, last, word] = [0, 0, 0];
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) | 0x20 : 0;
    // Letters of any script. The range between them has the general punctuation marks: ’ “ ” –
    const isInWord = (code > 0x60 && code < 0x7b) || (code >= 0xe0 && (code < 0x2000 || code > 0x206f));
    if (isInWord) word = Math.imul(word ^ code, 0x01000193);
    else if (word !== 0) {
      if (before !== 0) runs.add(before ^ Math.imul(last, 31) ^ Math.imul(word, 961));
      [before, last, word] = [last, word, 0];
    }
  }
  return runs;
}
