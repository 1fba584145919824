import type { Cursor } from './cursor.ts';
import { dateOf, datePattern } from './dates.ts';

/** Date or year of filing or hearing. The year of a ruling is that of its filing. */
export type Filing = {
  isFiling: boolean;
  /**
   * Whether it comes from a page header ("Data pubblicazione 25/11/2025"), usually of another
   * ruling.
   */
  isOfPage: boolean;
  year: number;
  date: string | undefined;
};

const on =
  "(?:\\s?:)?\\s{0,2}(?:in\\s{1,2}(?:data|cancelleria)\\s{1,2})?(?:(?:il|del(?:l['’])?|in\\s{1,2}data|l['’]|nel)\\s{0,2})?";
const before = '[\\s,;(–-]{0,4}';
const filed =
  'dep(?:ositat[ao]|osito|os?\\.|\\.)?|pubb(?:licat[ao]|licazione|l?\\.)|data\\s{1,2}pubblicazione';
const heard =
  '(?:data\\s{1,2})?ud(?:ienza|\\.)?|u\\.?\\s?p\\.?|p\\.?\\s?u\\.?|c\\.?\\s?c\\.?|cam(?:era|\\.)\\s{1,2}(?:di\\s{1,2}|cons\\.?)(?:consiglio)?|decis[ao]|dec\\.';
const filing = new RegExp(
  `${before}(?:(?<filed>${filed})|(?:${heard}))(?!\\p{L})${on}(?:(?<day>${datePattern})|(?:anno\\s{1,2})?['’]?(?<year>\\d{4})(?!\\d))\\)?`,
  'iuy',
);

/** "(dep. 19/03/2020)", ", dep. 2020", "(ud. 11 dicembre 2019)", "pubblicata il 19/03/2020" */
export function takeFiling(cursor: Cursor): Filing | null {
  const match = cursor.take(filing);
  if (!match) return null;
  const { filed: isFiled, day, year } = match.groups ?? {};
  const read = day === undefined ? { year: Number(year), date: undefined } : dateOf(day);
  return read ? { isFiling: isFiled !== undefined, isOfPage: /^data/i.test(isFiled ?? ''), ...read } : null;
}
