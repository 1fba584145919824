import { actNames, actOfNumber } from './act-table.ts';
import type { ActType } from './act-types.ts';
import { Cursor } from './cursor.ts';
import { authorities, isAnnexed, publishedNumber } from './official-text.ts';
import { bearersOf } from './replaced-acts.ts';

/** An act as its publisher names it. */
export interface PublishedAct {
  /** Of its number: `rd:1942:262`. */
  number: string;
  /** Of what it is cited as: `cc`. */
  key: string;
  /** Of the articles in its own body: of a decree that approves a code, the decree's. */
  body: string;
  /** YYYY-MM-DD */
  date: string;
}

const types = new Map(Object.entries(authorities).map(([type, urn]) => [urn, type]));
const name = /^(urn:nir:[a-z.]+(?::[a-z.]+)?):(\d{4})-(\d{2})-(\d{2});(\d{1,4})(?![\d])/;

/** `urn:nir:stato:legge:1990-08-07;241`; undefined for acts that have no key. */
export function actOfUrn(urn: string): PublishedAct | undefined {
  if (urn.startsWith('urn:nir:stato:costituzione'))
    return { number: 'cost', key: 'cost', body: 'cost', date: '1947-12-27' };
  const [, authority = '', year, month, day, digits] = name.exec(urn) ?? [];
  const type = types.get(authority);
  if (type === undefined) return undefined;
  const { key } = actOfNumber(type as ActType, Number(digits), Number(year));
  const number = `${type}:${Number(year)}:${Number(digits)}`;
  return { number, key, body: isAnnexed(key) ? number : key, date: `${year}-${month}-${day}` };
}

/**
 * The key of the articles of an annex, by its title: "CODICE CIVILE" of the decree that approves it is `cc`; one without a name of its own
 * goes by the act it belongs to, `all2-dlgs:2010:104`.
 */
export function annexKey(act: PublishedAct, title: string): string {
  const plain = title.trim().replace(/\s+/g, ' ').toLowerCase();
  const named = actNames.take(new Cursor(plain, 0))?.key;
  if (named !== undefined) {
    if (named === act.key || bearersOf(named).some((one) => one.act === act.key)) return act.key;
    if (publishedNumber(named) === act.number) return named;
  }
  const [, which = ''] = /^all(?:egato|\.)\s?(?:n\.\s?)?(\d{1,2}|[a-z])(?![\p{L}\d])/u.exec(plain) ?? [];
  return `all${which}-${act.number}`;
}
