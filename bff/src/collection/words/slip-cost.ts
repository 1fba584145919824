import { fold } from '@massima/law/fold';

/** Pairs that are taken for each other by ear, or lie next to each other on the keyboard. */
const confused = new Set(
  'bp dt cg sz vf mn ck qc ck kq ie ou eo ao io oi op lr rt rf er we sa sd df fg gh hj jk kl cv vb bn nm zx xc yu ui ty'
    .split(' ')
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
);

/**
 * How unlikely it is that this was typed for that: about 1 for a letter that is missing, too many or another, less for what happens more
 * often (an accent, a doubled letter, two letters in the other order), more for the first letter and for an ending, which makes another
 * word of it.
 */
export function slipCost(typed: string, meant: string): number {
  const [from, to] = [fold(typed), fold(meant)];
  if (from === to) return 0.1;
  const costs: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) row.push(cheapest(costs, row, { from, to, i, j }));
    costs.push(row);
  }
  return costs[from.length]![to.length]! + (from[0] === to[0] ? 0 : 0.5);
}

interface Place {
  from: string;
  to: string;
  i: number;
  j: number;
}

function cheapest(costs: number[][], row: number[], { from, to, i, j }: Place): number {
  const [typed, meant] = [from[i - 1]!, to[j - 1]!];
  const above = costs[i - 1]!;
  const isEnd = i === from.length && j === to.length;
  const swapped = i > 1 && j > 1 && typed === to[j - 2] && from[i - 2] === meant;
  return Math.min(
    above[j]! + (typed === from[i - 2] ? 0.5 : 1),
    row[j - 1]! + (meant === to[j - 2] ? 0.5 : 0.75),
    above[j - 1]! + substitution(typed, meant, isEnd),
    swapped ? costs[i - 2]![j - 2]! + 0.8 : Infinity,
  );
}

function substitution(typed: string, meant: string, isEnd: boolean): number {
  if (typed === meant) return 0;
  return (confused.has(typed + meant) ? 0.9 : 1.1) + (isEnd ? 0.3 : 0);
}
