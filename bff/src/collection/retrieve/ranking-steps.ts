import { byCitations, type Ranked } from './citation-step.ts';
import { byMeaning, type Likeness } from './meaning-step.ts';

/** What the steps go by beside the hits themselves. */
export interface RankingFacts {
  /** The present one. */
  year: number;
  /** How near the hits are in meaning; undefined where nobody asked, or nobody knows. */
  likeness: Likeness | undefined;
  weight: number;
}

interface RankingStep {
  name: 'meaning' | 'citations';
  order<D extends Ranked>(docs: readonly D[], facts: RankingFacts): D[];
}

/** What is done with the best hits of the words, in this order. */
export const rankingSteps: readonly RankingStep[] = [
  {
    name: 'meaning',
    order: (docs, { likeness, weight }) => (likeness ? byMeaning(docs, likeness, weight) : [...docs]),
  },
  { name: 'citations', order: (docs, { year }) => byCitations(docs, year) },
];

export const inOrder = <D extends Ranked>(docs: readonly D[], facts: RankingFacts): D[] =>
  rankingSteps.reduce<D[]>((ordered, { order }) => order(ordered, facts), [...docs]);
