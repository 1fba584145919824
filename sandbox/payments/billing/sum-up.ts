import type { SandboxContext } from '../core/context.ts';
import type { Discount } from '../objects/discounts.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import type { InvoiceLine } from '../objects/invoice-lines.ts';
import { reduceAmounts } from './discounting.ts';

/** Cents. */
export interface Sums {
  subtotal: number;
  total: number;
  /** Total of each discount, overall and per line. */
  totals: Invoice['total_discount_amounts'];
  byLine: InvoiceLine['discount_amounts'][];
}

export function liveDiscounts(context: SandboxContext, ids: readonly string[], at: number): Discount[] {
  return ids.flatMap((id) => {
    const discount = context.store.get('discount', id);
    return discount && (discount.end === null || discount.end > at) ? [discount] : [];
  });
}

/** Adds lines up and takes the discounts off; what gives back is never lowered. */
export function sumUp(
  context: SandboxContext,
  lines: readonly { amount: number; discountable: boolean }[],
  discounts: readonly Discount[],
): Sums {
  const bases = lines.map((each) => (each.discountable ? Math.max(0, each.amount) : 0));
  const reductions = discounts.map(({ id, source }) => ({
    discount: id,
    coupon: context.find('coupon', source.coupon),
  }));
  const taken = reduceAmounts(bases, reductions);
  const totals = discounts.map(({ id }) => ({
    discount: id,
    amount: (taken.get(id) ?? []).reduce((sum, amount) => sum + amount, 0),
  }));
  const subtotal = lines.reduce((sum, each) => sum + each.amount, 0);
  return {
    subtotal,
    total: subtotal - totals.reduce((sum, each) => sum + each.amount, 0),
    totals,
    byLine: lines.map((_, index) =>
      discounts.flatMap(({ id }) => {
        const amount = taken.get(id)?.[index] ?? 0;
        return amount === 0 ? [] : [{ amount, discount: id }];
      }),
    ),
  };
}
