export const dayMs = 86_400_000;

/** The given number of 24-hour days later; earlier when negative. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

/** Whole days from `now` to `end`, rounded up, never below 0 (product specification, section 9). */
export function remainingDays(end: Date | string | null, now: Date): number {
  if (end === null) return 0;
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
}

const romanYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Rome' });
/** Returns the year in Italy, because Italian courts date the rulings. */
export const yearInItaly = (at: Date): number => Number(romanYear.format(at));

/** Returns the day in Italy as `YYYY-MM-DD`. */
export const dayInItaly = (at: Date): string => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
/** Returns the month in Italy as `YYYY-MM`. */
export const monthInItaly = (at: Date): string => dayInItaly(at).slice(0, 7);

/** The reader's day as `YYYY-MM-DD`, which is how Swedes write dates. */
export const localDay = (at: Date): string => at.toLocaleDateString('sv-SE');

export type Locale = 'it' | 'en';
const tag: Record<Locale, string> = { it: 'it-IT', en: 'en-GB' };

/**
 * A calendar day (`YYYY-MM-DD`) is not an instant, so it is shown as written in every time zone.
 */
const asDate = (day: string) => new Date(day.length === 10 ? `${day}T12:00:00Z` : day);
const zoneOf = (day: string) => (day.length === 10 ? { timeZone: 'UTC' } : {});

const formatters = new Map<string, Intl.DateTimeFormat>();

/** To make one takes a slow phone more than a millisecond, and a page of results needs it for each. */
function formatter(locale: Locale, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(form);
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(tag[locale], form);
  formatters.set(key, kept);
  return kept;
}

/**
 * Formats a day. An invalid date is returned unchanged, because one saved result must not break
 * its folder.
 */
function written(day: string, locale: Locale, form: Intl.DateTimeFormatOptions): string {
  const date = asDate(day);
  if (Number.isNaN(date.getTime())) return day;
  return formatter(locale, { ...form, ...zoneOf(day) }).format(date);
}

/** "12 gennaio 2019", for running text and citations; Italian counts the first of a month, "1º gennaio 2019". */
export function longDate(day: string, locale: Locale): string {
  const said = written(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return locale === 'it' ? said.replace(/^1 /, '1º ') : said;
}

/** "12/01/2019", for tables. */
export const shortDate = (day: string, locale: Locale): string =>
  written(day, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** "14:05", on the reader's clock. */
export const clockTime = (instant: string, locale: Locale): string =>
  formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));
