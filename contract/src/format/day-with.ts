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
  // Of one, eleven and hundreds of them only those that are a separate group: 11, 11.000, and not 110.
  const leading = digits.slice(0, digits.length % 3 || 3);
  return leading === '11' || (digits === '1' && !figures.startsWith('1º') && !figures.includes('/'));
}

/** An Italian number with its article, "l’8 %", "dell’11 %", "al 12": a text of the catalogue can't know which it takes. */
export const withArticle = (preposition: Preposition, figures: string): string =>
  beginsWithVowel(figures) ? `${elided[preposition]}${figures}` : `${preposition} ${figures}`;

/**
 * A day as a sentence continues with it: "l’8 gennaio 2026", "dal 12 gennaio 2026". English has "on 8 January 2026" for `il`, and for the
 * others the day alone, since what comes before it ("until", "since") is the sentence's own.
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
