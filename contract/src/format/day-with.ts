import { type Locale, longDate, shortDate } from './dates.ts';

export type Preposition = 'il' | 'al' | 'dal' | 'del' | 'nel' | 'sul';

/** Before a vowel: "l’8", "dall’11". */
const elided: Record<Preposition, string> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
};

/** Spoken, otto, ottanta, ottocento, undici and undicimila begin with a vowel; so does uno, which no day is called: "1º" is primo. */
function beginsWithVowel(figures: string): boolean {
  const [whole = ''] = /^[\d.]+/.exec(figures.replace(/^0+(?=\d)/, '')) ?? [];
  const digits = whole.replaceAll('.', '');
  if (digits.startsWith('8')) return true;
  // Only ones, elevens and hundreds that form a separate group count: 11 and 11.000, not 110.
  const leading = digits.slice(0, digits.length % 3 || 3);
  return leading === '11' || (digits === '1' && !figures.startsWith('1º') && !figures.includes('/'));
}

/**
 * Formats an Italian number with its article: "l’8 %", "dell’11 %", "al 12". The article depends
 * on the number, so it cannot be in the message.
 */
export const withArticle = (preposition: Preposition, figures: string): string =>
  beginsWithVowel(figures) ? `${elided[preposition]}${figures}` : `${preposition} ${figures}`;

/**
 * Formats a day for the middle of a sentence: "l’8 gennaio 2026", "dal 12 gennaio 2026". English
 * has "on 8 January 2026" for `il`, and the day without a preposition otherwise.
 */
const dayWith = (preposition: Preposition, day: string, locale: Locale): string => {
  if (locale === 'it') return withArticle(preposition, day);
  return preposition === 'il' ? `on ${day}` : day;
};

/** With the month in words. */
export const longDay = (preposition: Preposition, day: string, locale: Locale): string =>
  dayWith(preposition, longDate(day, locale), locale);

/** "l’08/01/2026", for tables. */
export const shortDay = (preposition: Preposition, day: string, locale: Locale): string =>
  dayWith(preposition, shortDate(day, locale), locale);
