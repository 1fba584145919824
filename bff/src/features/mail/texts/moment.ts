import type { Locale } from '@massima/contract/format/dates';

/** "12 gennaio 2019, 14:30", on Italian clocks: a mail does not know where it is read. */
export function moment(iso: string, locale: Locale): string {
  const said = new Intl.DateTimeFormat(locale === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(iso));
  return locale === 'it' ? said.replace(/^1 /, '1º ') : said;
}
