import type { SetResult } from './run-set.ts';
import type { Score } from './score.ts';

const rounds = 4000;

/** Set by set what changed, question by question: the mean difference, how many rose and fell, and how likely chance is. */
export function compare(before: Record<string, SetResult>, after: Record<string, SetResult>): string {
  return Object.entries(after)
    .flatMap(([name, { each }]) => {
      const previous = before[name]?.each;
      if (previous?.length !== each.length) return [`${name}: asked otherwise before, not compared`];
      return (['ndcg10', 'recall100'] as const).map((measure) => line(name, measure, previous, each));
    })
    .join('\n');
}

function line(
  name: string,
  measure: 'ndcg10' | 'recall100',
  before: readonly Score[],
  after: readonly Score[],
): string {
  const differences = after.map((score, i) => score[measure] - (before[i]?.[measure] ?? 0));
  const mean = differences.reduce((a, b) => a + b, 0) / differences.length;
  const rose = differences.filter((difference) => difference > 1e-9).length;
  const fell = differences.filter((difference) => difference < -1e-9).length;
  const points = `${mean >= 0 ? '+' : ''}${(mean * 100).toFixed(2)}`;
  return `${name.padEnd(24)}${measure.padEnd(11)}${points.padStart(7)} points, ${rose} up ${fell} down, p = ${chance(differences).toFixed(3)}`;
}

/** Paired randomisation test: how often random signs give a mean as far from zero. The same seed, so the same answer. */
export function chance(differences: readonly number[]): number {
  const changed = differences.filter((difference) => difference !== 0);
  const seen = Math.abs(changed.reduce((a, b) => a + b, 0)) - 1e-9;
  let state = 20_190_112;
  let asFar = 0;
  for (let round = 0; round < rounds; round++) {
    let sum = 0;
    for (const number of changed) {
      // xorshift: a sign needs no better dice
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      sum += state < 0 ? number : -number;
    }
    if (Math.abs(sum) >= seen) asFar++;
  }
  return asFar / rounds;
}
