import type { Locale } from './dates.ts';

/** Cents to "1.234,50 €" (it) or "€1,234.50" (en). */
export const money = (cents: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'it' ? 'it-IT' : 'en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    useGrouping: 'always',
  }).format(cents / 100);
