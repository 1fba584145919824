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
