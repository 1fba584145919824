import type { SetResult } from './run-set.ts';

/** nDCG@10 as given with the question sets: Solr's Italian with 30 % of the words, and the best known. */
const baselines: Record<string, { plain: number; best: number }> = {
  descriptors: { plain: 0.818, best: 0.836 },
  precedents: { plain: 0.178, best: 0.186 },
  questions: { plain: 0.818, best: 0.84 },
  articles_abbreviated: { plain: 0.322, best: 0.875 },
  articles_cod: { plain: 0.322, best: 0.875 },
  articles_in_full: { plain: 0.322, best: 0.875 },
};

export function textReport(results: Record<string, SetResult>): string {
  const line = (...cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(24) : String(cell).padStart(12))).join('');
  return [
    line(
      'set',
      'questions',
      'nDCG@10',
      'plain',
      'best known',
      'recall@100',
      'MRR',
      'no answer',
      'p50 ms',
      'p95 ms',
    ),
    ...Object.entries(results).map(([name, { score, each, p50, p95 }]) => {
      const baseline = baselines[name];
      return line(
        name,
        each.length,
        score.ndcg10.toFixed(4),
        baseline?.plain.toFixed(3) ?? '',
        baseline?.best.toFixed(3) ?? '',
        score.recall100.toFixed(4),
        score.mrr.toFixed(4),
        `${(score.zero * 100).toFixed(1)} %`,
        p50.toFixed(1),
        p95.toFixed(1),
      );
    }),
  ].join('\n');
}

/** Returns the results as JSON. `model`: the model used for the ranking; null for terms only. */
export function jsonReport(results: Record<string, SetResult>, model?: string): string {
  return JSON.stringify({
    meaning: model ?? null,
    ...Object.fromEntries(Object.entries(results).map(([name, { score }]) => [name, score])),
  });
}
