import { citationVotes, votesFor } from '../retrieve/citation-votes.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

/** Whose citations count: the most similar ones. */
const citing = 20;
/** What one citation by the most similar candidate is worth, besides its words; docs/references.md. */
const weightOfCitations = 0.3;
/** A ruling that is cited by less than half a candidate is not looked up. */
const leastCited = 0.5;
const maxLookedUp = 60;

/** How much each key is cited by the most similar candidates. */
export const citedByCandidates = (candidates: readonly EngineDoc[]): Map<string, number> =>
  citationVotes(candidates, citing);

/** The keys of rulings that candidates cite so often that they belong with them. */
export function oftenCited(cited: ReadonlyMap<string, number>): string[] {
  return [...cited]
    .filter(([, weight]) => weight >= leastCited)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxLookedUp)
    .map(([key]) => key);
}

/** One principle of each ruling: similar in words, and cited by what is similar in words. */
export function orderSimilar(
  docs: readonly EngineDoc[],
  cited: ReadonlyMap<string, number>,
  size: number,
): EngineDoc[] {
  const top = Math.max(...docs.map(({ score = 0 }) => score), Number.MIN_VALUE);
  const rank = (doc: EngineDoc) => (doc.score ?? 0) / top + weightOfCitations * votesFor(doc, cited);
  const rulings = new Set<string>();
  return docs
    .map((doc) => ({ doc, rank: rank(doc) }))
    .sort((a, b) => b.rank - a.rank || a.doc.id.localeCompare(b.doc.id))
    .flatMap(({ doc }) => {
      if (rulings.has(doc.ruling_id)) return [];
      rulings.add(doc.ruling_id);
      return [doc];
    })
    .slice(0, size);
}
