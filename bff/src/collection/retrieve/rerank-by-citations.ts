import { citationVotes, votesFor } from './citation-votes.ts';

/** How many of the best are read and reranked; what lies beyond them is never shown. */
export const rankedRows = 200;

export interface RerankCandidate {
  id: string;
  score?: number;
  year: number;
  /** Its own keys, and negative those it cites. */
  citation_numbers?: number[];
}

const voters = 10;
const weight = 0.12;
/** Rulings of this many last years have hardly been cited yet. */
const youngYears = 5;
/** What a ruling of this year has ahead of one of ten years ago, of the best score. */
const freshness = 0.07;
const freshYears = 10;

/**
 * The hits, given by their words' score, in order of that and of the citations among them, with a score that says so.
 * What the best ten cite counts as much as they fit; rulings too young to be cited get at least twice what the ten best
 * older ones have on average, or the citations would bury the last years' law. `year` is the present one. Weights and
 * what they win: docs/relevance.md.
 */
export function rerankByCitations<D extends RerankCandidate>(docs: readonly D[], year: number): D[] {
  const top = docs[0]?.score ?? 0;
  if (top <= 0) return [...docs];
  const hits = docs.map(({ score = 0, citation_numbers: numbers = [] }) => ({
    score,
    keys: numbers.filter((one) => one > 0),
    cites: numbers.filter((one) => one < 0).map((one) => -one),
  }));
  const votes = citationVotes(hits, voters);
  const earned = hits.map((hit) => votesFor(hit, votes));
  const isYoung = (doc: D) => doc.year > year - youngYears;
  const older = earned.filter((_, i) => !isYoung(docs[i]!)).slice(0, 10);
  const least = older.length > 0 ? (2 * older.reduce((a, b) => a + b, 0)) / older.length : 0;
  return docs
    .map((doc, i) => {
      const bonus = isYoung(doc) ? Math.max(earned[i]!, least) : earned[i]!;
      const fresh = Math.min(1, Math.max(0, 1 - (year - doc.year) / freshYears));
      return { ...doc, score: (doc.score ?? 0) + top * (weight * bonus + freshness * fresh) };
    })
    .sort((a, b) => b.score - a.score);
}
