export type Interval = 'day' | 'week' | 'month' | 'year';

const day = 86_400;

/** `count` intervals after `start` (seconds). A month without that day ends on its last one: 31 January, 28 February. */
export function addInterval(start: number, interval: Interval, count: number): number {
  if (interval === 'day') return start + count * day;
  if (interval === 'week') return start + count * 7 * day;
  const from = new Date(start * 1000);
  const months = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const at = new Date(start * 1000);
  at.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(at.getTime() / 1000);
}

/**
 * The first end of a period after `start`, counted from the anchor and not from the period before,
 * so that a subscription of the 31st comes back to the 31st after February.
 */
export function periodEnd(anchor: number, start: number, interval: Interval, count: number): number {
  for (let n = 1; ; n += 1) {
    const end = addInterval(anchor, interval, n * count);
    if (end > start) return end;
  }
}
