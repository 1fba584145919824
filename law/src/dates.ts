const firstLetters = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
const months =
  '(?:genn?(?:aio)?|febb?r?(?:aio)?|mar(?:zo)?|apr(?:ile)?|magg?(?:io)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?)';
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const year = "(?:\\d{4}|['’]?\\d{2})(?!\\d)";

/**
 * Pattern of a date in a citation: "12 gennaio 2019", "1° feb. 2020", "12/01/2019", "12.1.19",
 * "12.I.2019", "2019-01-12". It has no groups; use `dateOf` to parse a match.
 */
export const datePattern = `(?:\\d{1,2}(?:\\.\\s?|\\s?/\\s?|-)(?:\\d{1,2}|[IVXivx]{1,4})(?:\\.\\s?|\\s?/\\s?|-)${year}|(?:\\d{1,2}[°º^]?|primo)\\s{0,2}${months}(?!\\p{L})\\.?\\s{0,2}(?:\\d{4}|['’]\\d{2})(?!\\d)|(?:19|20)\\d{2}-\\d{2}-\\d{2}(?!\\d))`;

const numeric =
  /(\d{1,2})(?:\.\s?|\s?\/\s?|-)(\d{1,2}|[ivx]{1,4})(?:\.\s?|\s?\/\s?|-)['’]?(\d{4}|\d{2})(?!\d)/iu;
const written = /(\d{1,2}|primo)[°º^]?\s{0,2}(\p{L}{3})\p{L}{0,7}\.?\s{0,2}['’]?(\d{4}|\d{2})(?!\d)/iu;
const iso = /(\d{4})-(\d{2})-(\d{2})/;

/**
 * Parses a match of `datePattern`. The day is YYYY-MM-DD, or undefined if it does not exist, as 31
 * February.
 */
export function dateOf(text: string): { year: number; date: string | undefined } | undefined {
  const standard = iso.exec(text);
  if (standard)
    return {
      year: Number(standard[1]),
      date: isoOf(Number(standard[1]), Number(standard[2]), Number(standard[3])),
    };
  const [, day = '', month = '', digits = ''] = numeric.exec(text) ?? written.exec(text) ?? [];
  if (!digits) return undefined;
  const full = fullYear(digits);
  return {
    year: full,
    date: isoOf(full, monthOf(month.toLowerCase()), day.toLowerCase() === 'primo' ? 1 : Number(day)),
  };
}

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const roman = romans.indexOf(text);
  return roman >= 0 ? roman + 1 : firstLetters.indexOf(text) + 1;
}

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/**
 * Expands a two-digit year to one of the last hundred years, because no law or ruling is from the
 * future.
 */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  const today = new Date().getUTCFullYear();
  return today - ((((today - year) % 100) + 100) % 100);
}

export function isYear(year: number): boolean {
  return year >= 1860 && year <= 2100;
}
