/** What the steps go by besides the hits themselves. */
export interface RerankContext {
  /** The present one. */
  year: number;
  /** How near the hits are in meaning; undefined where it was not requested, or is not known. */
  likeness: SimilarityScores | undefined;
  weight: number;
}

interface Reranker {
  name: 'meaning' | 'citations';
  order<D extends RerankCandidate>(docs: readonly D[], facts: RerankContext): D[];
}

/** What is done with the best hits of the words, in this order. */
export const rerankers: readonly Reranker[] = [
  {
    name: 'meaning',
    order: (docs, { likeness, weight }) =>
      likeness ? rerankBySimilarity(docs, likeness, weight) : [...docs],
  },
  { name: 'citations', order: (docs, { year }) => rerankByCitations(docs, year) },
];

export const rerank = <D extends RerankCandidate>(docs: readonly D[], facts: RerankContext): D[] =>
  rerankers.reduce<D[]>((ordered, { order }) => order(ordered, facts), [...docs]);

/** How near each hit is to the question in meaning, by id, on any scale; what has no vector yet is not in it. */
export type SimilarityScores = ReadonlyMap<string, number>;

/** What a question means, which is known: how near hits are to it, and what is nearest, up to a given number; undefined where not known. */
export interface EmbeddedQuery {
  likenessOf(ids: readonly string[]): Promise<SimilarityScores | undefined>;
  nearest(rows: number): Promise<SimilarityScores | undefined>;
}

interface Scored {
  id: string;
  score?: number;
}

/** With fewer likenesses a spread says nothing. */
const fewest = 3;

/**
 * The hits in order of their words' score and of how near they are in meaning: s + w/(1-w) · σ · z, where σ is the spread of the scores and
 * z how far a hit's likeness lies from the others', in its own spread. Two measures of different kinds become one that way, whatever the
 * scale of either; a hit without a vector stays where the words put it.
 */
export function rerankBySimilarity<D extends Scored>(
  docs: readonly D[],
  likeness: SimilarityScores,
  weight: number,
): D[] {
  const known = docs.flatMap(({ id }) => likeness.get(id) ?? []);
  if (known.length < fewest) return [...docs];
  const scores = spread(docs.map(({ score = 0 }) => score));
  const near = spread(known);
  if (near.deviation === 0) return [...docs];
  const unit = ((weight / (1 - weight)) * scores.deviation) / near.deviation;
  return docs
    .map((doc) => {
      const own = likeness.get(doc.id);
      const gain = own === undefined ? 0 : unit * (own - near.mean);
      // what is served is a share of the best score, and never less than nothing
      return { ...doc, score: Math.max(0, (doc.score ?? 0) + gain) };
    })
    .sort((a, b) => b.score - a.score);
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

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

/** A hit with what tells who cites whom: its own keys and those it cites, as words or as their numbers. */
export interface Citing<Key> {
  score?: number;
  keys?: readonly Key[];
  cites?: readonly Key[];
}

/** How much each ruling is cited by the first hits: each counts as much as it fits, and not for its own ruling. */
export function citationVotes<Key>(hits: readonly Citing<Key>[], voters: number): Map<Key, number> {
  const top = hits[0]?.score ?? 0;
  const votes = new Map<Key, number>();
  if (top <= 0) return votes;
  for (const { score = 0, cites = [], keys = [] } of hits.slice(0, voters))
    for (const key of new Set(cites))
      if (!keys.includes(key)) votes.set(key, (votes.get(key) ?? 0) + score / top);
  return votes;
}

/** What the votes for a ruling are worth: the first says most. */
export const votesFor = <Key>({ keys = [] }: Citing<Key>, votes: ReadonlyMap<Key, number>): number =>
  Math.log1p(Math.max(0, ...keys.map((key) => votes.get(key) ?? 0)));
