import type Stripe from 'stripe';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

const days: Partial<Record<Stripe.Price.Recurring.Interval, number>> = { day: 1, week: 7 };

/**
 * Returns the time `count` intervals after `start`, in seconds. A month without that day ends on
 * its last day, as at the provider.
 */
export function addInterval(start: number, interval: Recurring['interval'], count: number): number {
  const length = days[interval];
  if (length !== undefined) return start + count * length * 86_400;
  const at = new Date(start * 1000);
  const months = at.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate();
  at.setUTCFullYear(at.getUTCFullYear(), months, Math.min(at.getUTCDate(), lastDay));
  return Math.floor(at.getTime() / 1000);
}

/**
 * Returns the first period end after `start`, counted from the anchor. A subscription that started
 * on the 31st returns to the 31st after February.
 */
export function periodEnd(anchor: number, start: number, { interval, interval_count }: Recurring): number {
  for (let n = 1; ; n += 1) {
    const end = addInterval(anchor, interval, n * interval_count);
    if (end > start) return end;
  }
}

/** Returns the number of months until `end`, rounded up. */
export function monthsUntil(end: number, now: number): number {
  let months = 0;
  while (addInterval(now, 'month', months) < end) months += 1;
  return months;
}

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
