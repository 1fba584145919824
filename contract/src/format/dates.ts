const dayMs = 86_400_000;

/** Whole days from `now` to `end`, rounded up, never below 0 (product specification, section 9). */
export function remainingDays(end: Date | string | null, now: Date): number {
  if (end === null) return 0;
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
}

const romanYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Rome' });
/** The year that it is in Italy, whose courts date their rulings. */
export const yearInItaly = (at: Date): number => Number(romanYear.format(at));

/** The reader's day as `YYYY-MM-DD`, which is how Swedes write dates. */
export const localDay = (at: Date): string => at.toLocaleDateString('sv-SE');

export type Locale = 'it' | 'en';
const tag: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' };

/** A calendar day (`YYYY-MM-DD`) is no instant: it is shown as written, in whatever zone the reader is. */
const asDate = (day: string) => new Date(day.length === 10 ? `${day}T12:00:00Z` : day);
const zoneOf = (day: string) => (day.length === 10 ? { timeZone: 'UTC' } : {});

/** "12 gennaio 2019", for running text and citations. */
export const longDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...zoneOf(day),
  }).format(asDate(day));

/** "12/01/2019", for tables. */
export const shortDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...zoneOf(day),
  }).format(asDate(day));

/** "14:05", on the reader's clock. */
export const clockTime = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tag[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
