/**
 * Normalises a name to its appearance: case, white space, zero-width characters, and variants of
 * letters, apostrophes and dashes. Two folders of an account with equal results are the same
 * folder.
 */
export const seenName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/[‐‑–—]/g, '-')
    .trim()
    .toLocaleLowerCase('it');
