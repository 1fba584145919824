import { createHash } from 'node:crypto';

/**
 * Two folders of one account are told apart by what is seen: not by case, blanks, signs without width, or the same letter, apostrophe
 * or dash written otherwise. Names without such signs keep the key that they have always had.
 */
export const nameKey = (name: string): string => createHash('sha256').update(asItLooks(name)).digest('hex');

const asItLooks = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/[‐‑–—]/g, '-')
    .trim()
    .toLocaleLowerCase('it');
