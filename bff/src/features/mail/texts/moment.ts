import type { Locale } from '@massima/contract/format/dates';

/**
 * Formats a time in the Italian time zone, because the reader's time zone is not available: "12
 * gennaio 2019, 14:30".
 */
export function moment(iso: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(locale === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(iso));
  return locale === 'it' ? text.replace(/^1 /, '1º ') : text;
}
