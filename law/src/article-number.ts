import { suffix } from './article-parts.ts';

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
