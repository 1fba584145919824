/**
 * Apostrophes of different keyboards: phones insert a curved character, pasted text may contain an
 * accent.
 */
const apostrophe = /['’‘ʼ´`]/g;

/**
 * Returns the `LIKE` pattern for a text that contains `text`, with `%` and `_` escaped.
 *
 * Text is normalised to NFC, because text pasted from a PDF or a file name can have separate
 * accents, which match nothing. An apostrophe matches any character.
 */
export const containing = (text: string): string =>
  `%${text
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&')
    .replace(apostrophe, '_')}%`;
