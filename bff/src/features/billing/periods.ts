import type Stripe from 'stripe';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

const days: Partial<Record<Stripe.Price.Recurring.Interval, number>> = { day: 1, week: 7 };

/** Seconds, `count` intervals after `start`. A month without that day ends on its last one, as the provider has it. */
export function addInterval(start: number, interval: Recurring['interval'], count: number): number {
  const length = days[interval];
  if (length !== undefined) return start + count * length * 86_400;
  const at = new Date(start * 1000);
  const months = at.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate();
  at.setUTCFullYear(at.getUTCFullYear(), months, Math.min(at.getUTCDate(), lastDay));
  return Math.floor(at.getTime() / 1000);
}

/** The first end of a period after `start`, counted from the anchor: who began on the 31st comes back to it after February. */
export function periodEnd(anchor: number, start: number, { interval, interval_count }: Recurring): number {
  for (let n = 1; ; n += 1) {
    const end = addInterval(anchor, interval, n * interval_count);
    if (end > start) return end;
  }
}

/** Whole months until then, begun ones counted. */
export function monthsUntil(end: number, now: number): number {
  let months = 0;
  while (addInterval(now, 'month', months) < end) months += 1;
  return months;
}

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
