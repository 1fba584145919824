import { actOfKey } from './act-table.ts';
import { suffix } from './article-parts.ts';
import type { ProvisionReference } from './types.ts';

/** Every key under which a provision is found: the article, its parts (`cpc:360/n5`), and the act as a whole. */
export function provisionKeys({ key, act, parts }: ProvisionReference): string[] {
  const whole = actOfKey(act);
  return [
    key,
    ...parts.map((part) => `${key}/${part}`),
    ...(key !== act && whole && !whole.general ? [act] : []),
  ];
}

/** `dispatt-cpc:81`: act `dispatt-cpc`, article `81`; `l:1990:241` is an act whole, and its article is empty. */
export function partsOfKey(key: string): { act: string; article: string } {
  const at = actOfKey(key) ? -1 : key.lastIndexOf(':');
  return at < 0 ? { act: key, article: '' } : { act: key.slice(0, at), article: key.slice(at + 1) };
}

/** "art. 131-bis c.p." of `cp:131bis`, "l. 241/1990" of `l:1990:241`; null for what is neither article nor act. */
export function provisionLabel(key: string): string | null {
  const whole = actOfKey(key);
  if (whole) return whole.label;
  const { act: named, article: number } = partsOfKey(key);
  const [, before = '', protocol, annex, of = ''] =
    /^(dispatt-|prot(\d{1,2})-|all(\d{1,2}|[a-z])?-)?(.*)$/.exec(named) ?? [];
  const act = actOfKey(of);
  if (!act || !/^\d+[a-z]*(?:\.\d+)?$/.test(number)) return null;
  return `art. ${shownNumber(number)} ${withinAct(before, protocol ?? annex)}${act.label}`;
}

function withinAct(prefix: string, number: string | undefined): string {
  if (prefix.startsWith('prot')) return `Prot. n. ${number} `;
  if (prefix.startsWith('all')) return `all. ${number === undefined ? '' : `${number.toUpperCase()} `}`;
  return prefix && 'disp. att. ';
}

const written = new RegExp(
  `^(?:art(?:icol[oi]|t)?\\.?[\\s_]{0,3})?(\\d{1,6})[°º]?(?:[\\s._–-]{0,3}(${suffix}))?(?:\\.(\\d{1,2}))?[\\s.)–-]{0,4}$`,
  'iu',
);
const only = /^art(?:icolo|\.)\s{0,3}unico[\s.]{0,3}$/iu;

/** "Art. 5-bis.", "5 ter", "5 quater.1", "2 vicies-semel", "art_3bis": an article's number as keys have it; undefined for what is none. */
export function readArticleNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (only.test(trimmed)) return '1';
  const [, number, latin = '', dotted] = written.exec(trimmed) ?? [];
  if (number === undefined) return undefined;
  const behind = latin.toLowerCase().replace(/[\s-]/g, '');
  return `${Number(number)}${behind}${dotted === undefined ? '' : `.${dotted}`}`;
}

/** "5-quater.1" of `5quater.1`, "2-vicies semel" of `2viciessemel`. */
export const shownNumber = (number: string): string =>
  number.replace(/^(\d+)([a-z])/, '$1-$2').replace(/(vicies|tricies)(?=[a-z])/, '$1 ');
