const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|genn?\\.|febbr?\\.|mar\\.|apr\\.|magg?\\.|giu\\.|lug\\.|ago\\.|sett?\\.|ott\\.|nov\\.|dic\\.';

/** A date as it stands in a citation; groups 1 and 2 hold the year, of four or two digits. */
export const datePattern = `(?:\\d{1,2}[./-]\\d{1,2}[./-](\\d{4}|\\d{2})(?!\\d)|\\d{1,2}[°º]?\\s{1,3}(?:${months})\\s{1,3}(\\d{4})(?!\\d))`;

/** Two digits mean 1948 (the Constitution) to 2047. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year >= 48 ? 1900 + year : 2000 + year;
}

export function isYear(year: number): boolean {
  return year >= 1860 && year <= 2100;
}
