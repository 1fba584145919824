import { pageSizes } from '@massima/contract/constants';
import { localDay } from '@massima/contract/format/dates';
import { allowedValue, useAddress } from '../../lib/use-address.ts';

const defaults = { q: '', period: 'all', order: 'DESC', size: '10', page: '1' };
export const periods = ['week', 'month', 'all'] as const;
export type Period = (typeof periods)[number];

/** Reads the history's filters from the address. Invalid values fall back to the default. */
export function useHistoryAddress() {
  const [raw, change] = useAddress(defaults, 'page');
  const size = Number(raw.size);
  return {
    filter: raw.q,
    period: allowedValue(raw.period, periods, 'all'),
    order: allowedValue(raw.order, ['ASC', 'DESC'] as const, 'DESC'),
    size: pageSizes.list.includes(size as 10) ? size : 10,
    page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
    change,
  };
}

/** Returns the first day of the period in the format of the API; undefined for "all time". */
export function firstDay(period: Period, now: Date): string | undefined {
  if (period === 'all') return undefined;
  const from = new Date(now);
  if (period === 'week') from.setDate(from.getDate() - 7);
  else {
    from.setMonth(from.getMonth() - 1);
    // If the previous month lacks this day, its last day is used.
    if (from.getDate() !== now.getDate()) from.setDate(0);
  }
  return localDay(from);
}
