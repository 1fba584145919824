/** Scores of one query. */
export type Score = { ndcg10: number; recall100: number; mrr: number; zero: number };

/** Binary relevance; the ideal order has min(10, |relevant|) answers on top. */
export function scoreQuestion(ranked: readonly string[], relevant: ReadonlySet<string>): Score {
  const gain = (position: number) => 1 / Math.log2(position + 2);
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const hits = ranked.flatMap((id, i) => (relevant.has(id) ? [i] : []));
  const ideal = Array.from({ length: Math.min(10, relevant.size) }, (_, i) => gain(i));
  const first = hits[0];
  return {
    ndcg10: ideal.length > 0 ? sum(hits.filter((i) => i < 10).map(gain)) / sum(ideal) : 0,
    recall100: relevant.size > 0 ? hits.filter((i) => i < 100).length / relevant.size : 0,
    mrr: first === undefined ? 0 : 1 / (first + 1),
    zero: ranked.length === 0 ? 1 : 0,
  };
}

export function mean(scores: readonly Score[]): Score {
  const of = (name: keyof Score) => {
    const average = scores.reduce((total, score) => total + score[name], 0) / Math.max(1, scores.length);
    return Math.round(average * 10_000) / 10_000;
  };
  return { ndcg10: of('ndcg10'), recall100: of('recall100'), mrr: of('mrr'), zero: of('zero') };
}
