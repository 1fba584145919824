import type { Coupon } from '../objects/coupons.ts';
import { cents } from './tiers.ts';

export interface Reduction {
  discount: string;
  coupon: Pick<Coupon, 'amount_off' | 'percent_off'>;
}

/**
 * Returns what each discount takes off each amount (cents). The discounts apply in order, each to
 * the rest of the previous. A fixed sum is spread in proportion, with the rounding on the last
 * line, and never exceeds the amount.
 */
export function reduceAmounts(
  amounts: readonly number[],
  reductions: readonly Reduction[],
): Map<string, number[]> {
  const left = [...amounts];
  const taken = new Map<string, number[]>();
  for (const { discount, coupon } of reductions) {
    const share =
      coupon.percent_off === null ? fixed(left, coupon.amount_off ?? 0) : percent(left, coupon.percent_off);
    share.forEach((amount, index) => (left[index] = (left[index] ?? 0) - amount));
    taken.set(discount, share);
  }
  return taken;
}

function percent(left: readonly number[], percentOff: number): number[] {
  return left.map((amount) => cents((amount * percentOff) / 100));
}

function fixed(left: readonly number[], amountOff: number): number[] {
  const total = left.reduce((sum, amount) => sum + amount, 0);
  const discountTotal = Math.max(0, Math.min(amountOff, total));
  let allocated = 0;
  return left.map((amount, index) => {
    const share =
      index === left.length - 1 ? discountTotal - allocated : cents((discountTotal * amount) / (total || 1));
    allocated += share;
    return share;
  });
}
