import { actOfKey } from './act-table.ts';
import { suffix } from './article-parts.ts';
import type { ProvisionReference } from './types.ts';

/** Returns all keys of a provision: the article, its parts (`cpc:360/n5`) and the act. */
export function provisionKeys({ key, act, parts }: ProvisionReference): string[] {
  const foundAct = actOfKey(act);
  return [
    key,
    ...parts.map((part) => `${key}/${part}`),
    ...(key !== act && foundAct && !foundAct.general ? [act] : []),
  ];
}

/**
 * Splits a key: `dispatt-cpc:81` is act `dispatt-cpc`, article `81`; `l:1990:241` is an act, with
 * an empty article.
 */
export function partsOfKey(key: string): { act: string; article: string } {
  const at = actOfKey(key) ? -1 : key.lastIndexOf(':');
  return at < 0 ? { act: key, article: '' } : { act: key.slice(0, at), article: key.slice(at + 1) };
}

/**
 * Returns the citation of a key: "art. 131-bis c.p." for `cp:131bis`, "l. 241/1990" for
 * `l:1990:241`; null for any other key.
 */
export function provisionLabel(key: string): string | null {
  const foundAct = actOfKey(key);
  if (foundAct) return foundAct.label;
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

/**
 * Parses an article number to its form in keys: "Art. 5-bis.", "5 ter", "5 quater.1", "2
 * vicies-semel", "art_3bis". Returns undefined for other text.
 */
export function readArticleNumber(text: string): string | undefined {
  const trimmed = text.trim();
  if (only.test(trimmed)) return '1';
  const [, number, latin = '', dotted] = written.exec(trimmed) ?? [];
  if (number === undefined) return undefined;
  const ending = latin.toLowerCase().replace(/[\s-]/g, '');
  return `${Number(number)}${ending}${dotted === undefined ? '' : `.${dotted}`}`;
}

/** Formats an article number: "5-quater.1" for `5quater.1`, "2-vicies semel" for `2viciessemel`. */
export const shownNumber = (number: string): string =>
  number.replace(/^(\d+)([a-z])/, '$1-$2').replace(/(vicies|tricies)(?=[a-z])/, '$1 ');
