export interface RerankContext {
  /** Current year. */
  year: number;
  /** Undefined if not requested or not available. */
  similarities: SimilarityScores | undefined;
  weight: number;
}

interface Reranker {
  name: 'meaning' | 'citations';
  order<D extends RerankCandidate>(docs: readonly D[], facts: RerankContext): D[];
}

/** Rerankers in the order in which they run. */
export const rerankers: readonly Reranker[] = [
  {
    name: 'meaning',
    order: (docs, { similarities, weight }) =>
      similarities ? rerankBySimilarity(docs, similarities, weight) : [...docs],
  },
  { name: 'citations', order: (docs, { year }) => rerankByCitations(docs, year) },
];

export const rerank = <D extends RerankCandidate>(docs: readonly D[], facts: RerankContext): D[] =>
  rerankers.reduce<D[]>((ordered, { order }) => order(ordered, facts), [...docs]);

/** Similarity to the query by document id, on any scale. Documents without a vector are missing. */
export type SimilarityScores = ReadonlyMap<string, number>;

/** An embedded query. The methods return undefined if the similarity is not available. */
export interface EmbeddedQuery {
  similarityOf(ids: readonly string[]): Promise<SimilarityScores | undefined>;
  nearest(rows: number): Promise<SimilarityScores | undefined>;
}

interface Scored {
  id: string;
  score?: number;
}

/** Minimum number of similarities for a meaningful deviation. */
const fewest = 3;

/**
 * Combines the scores of words with the similarities: s + w/(1-w) · σ · z, where σ is the standard
 * deviation of the scores and z the standardised similarity. The result does not depend on the
 * scale of either. A hit without a vector keeps its score.
 */
export function rerankBySimilarity<D extends Scored>(
  docs: readonly D[],
  similarities: SimilarityScores,
  weight: number,
): D[] {
  const knownScores = docs.flatMap(({ id }) => similarities.get(id) ?? []);
  if (knownScores.length < fewest) return [...docs];
  const scores = spread(docs.map(({ score = 0 }) => score));
  const near = spread(knownScores);
  if (near.deviation === 0) return [...docs];
  const unit = ((weight / (1 - weight)) * scores.deviation) / near.deviation;
  return docs
    .map((doc) => {
      const similarity = similarities.get(doc.id);
      const gain = similarity === undefined ? 0 : unit * (similarity - near.mean);
      // scores are served as a share of the best one, so they must not be negative
      return { ...doc, score: Math.max(0, (doc.score ?? 0) + gain) };
    })
    .sort((a, b) => b.score - a.score);
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

/** Number of hits that are read and reranked. Later pages are never shown. */
export const rankedRows = 200;

export interface RerankCandidate {
  id: string;
  score?: number;
  year: number;
  /** Numbers of the ruling's keys; negative for cited rulings. */
  citation_numbers?: number[];
}

const voters = 10;
const weight = 0.12;
/** Rulings of these last years have hardly been cited yet. */
const youngYears = 5;
/** Bonus of this year's rulings over rulings ten years old, as a share of the best score. */
const freshness = 0.07;
const freshYears = 10;

/**
 * Reranks hits by score and by citations among them.
 *
 * Citations by the ten best hits count in proportion to their score. Rulings too young to be cited
 * get at least twice the average of the ten best older ones, or citations would bury recent law.
 * Weights: docs/relevance.md.
 *
 * @param year current year
 */
export function rerankByCitations<D extends RerankCandidate>(docs: readonly D[], year: number): D[] {
  const top = docs[0]?.score ?? 0;
  if (top <= 0) return [...docs];
  const hits = docs.map(({ score = 0, citation_numbers: numbers = [] }) => ({
    score,
    keys: numbers.filter((key) => key > 0),
    cites: numbers.filter((key) => key < 0).map((key) => -key),
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

/** A hit with its own keys and the keys it cites, as text or as numbers. */
export interface Citing<Key> {
  score?: number;
  keys?: readonly Key[];
  cites?: readonly Key[];
}

/**
 * Counts the citations of each ruling by the first hits, weighted by score. Self-citations do not
 * count.
 */
export function citationVotes<Key>(hits: readonly Citing<Key>[], voters: number): Map<Key, number> {
  const top = hits[0]?.score ?? 0;
  const votes = new Map<Key, number>();
  if (top <= 0) return votes;
  for (const { score = 0, cites = [], keys = [] } of hits.slice(0, voters))
    for (const key of new Set(cites))
      if (!keys.includes(key)) votes.set(key, (votes.get(key) ?? 0) + score / top);
  return votes;
}

/** Returns the bonus of a ruling. The first vote counts most. */
export const votesFor = <Key>({ keys = [] }: Citing<Key>, votes: ReadonlyMap<Key, number>): number =>
  Math.log1p(Math.max(0, ...keys.map((key) => votes.get(key) ?? 0)));
