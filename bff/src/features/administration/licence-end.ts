import { daysAfter } from '@massima/contract/format/dates';

/** The end of a licence of so many whole days; none when no days were given. */
export const licenceEnd = (days: number | undefined, now: Date): Date | null =>
  days === undefined ? null : daysAfter(now, days);
