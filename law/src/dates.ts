const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|genn?\\.|febbr?\\.|mar\\.|apr\\.|magg?\\.|giu\\.|lug\\.|ago\\.|sett?\\.|ott\\.|nov\\.|dic\\.';
const firstLetters = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** A date as it stands in a citation; groups 1 and 2 hold the year, of four or two digits. */
export const datePattern = `(?:\\d{1,2}[./-]\\d{1,2}[./-](\\d{4}|\\d{2})(?!\\d)|\\d{1,2}[°º]?\\s{1,3}(?:${months})\\s{1,3}(\\d{4})(?!\\d))`;

const parts =
  /(\d{1,2})(?:[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)|[°º]?\s{1,3}(\p{L}{3})[\p{L}.]{0,6}\s{1,3}(\d{4}))/u;

/** The first date in a text that `datePattern` matched, as `YYYY-MM-DD`; undefined for the 31st of February. */
export function isoDate(text: string): string | undefined {
  const match = parts.exec(text);
  if (!match) return undefined;
  const day = Number(match[1]);
  const month = match[2] ? Number(match[2]) : firstLetters.indexOf((match[4] ?? '').toLowerCase()) + 1;
  const year = fullYear(match[3] ?? match[5] ?? '');
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** Two digits mean 1948 (the Constitution) to 2047. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year >= 48 ? 1900 + year : 2000 + year;
}

export function isYear(year: number): boolean {
  return year >= 1860 && year <= 2100;
}
