/**
 * A name as a reader sees it: whatever its case and blanks, signs without width, and the same letter, apostrophe or dash written otherwise.
 * Two folders of one account with the same one are the same folder, for the server and for the app.
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
