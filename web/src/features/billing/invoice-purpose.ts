import type { Outputs } from '../../lib/trpc.ts';

type Invoice = Outputs['billing']['invoices']['data'][number];

/** What an invoice is for: a plan and its time, or the change to it. Seconds. */
export interface Purpose {
  price: string;
  isChange: boolean;
  from: number;
  to: number;
}

/**
 * The plan that it is for, as the server says; where it can't, that of its dearest line, because what is given back of another plan,
 * or a small rest, is not what one paid for. Null where no line has a plan.
 */
export function purposeOf({ lines, plan }: Pick<Invoice, 'lines' | 'plan'>): Purpose | null {
  const byAmount = lines.data.filter(({ price }) => price !== null).sort((a, b) => b.amount - a.amount);
  const main = byAmount.find(({ price }) => price === plan) ?? byAmount[0];
  const price = plan ?? main?.price;
  if (!main || !price) return null;
  const { period } = main;
  const left = lines.data.some((line) => line.proration && line.amount < 0 && line.price !== price);
  return { price, isChange: left, from: period.start, to: period.end };
}
