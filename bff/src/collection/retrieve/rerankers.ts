import { rerankByCitations, type RerankCandidate } from './rerank-by-citations.ts';
import { rerankBySimilarity, type SimilarityScores } from './rerank-by-similarity.ts';

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
