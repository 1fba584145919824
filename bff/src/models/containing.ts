/** However it came off a keyboard: a phone's is curved, one that is pasted may be an accent. */
const apostrophe = /['’‘ʼ´`]/g;

/**
 * The pattern by which `LIKE` finds a text in a column, signs of patterns taken literally. Letters are made whole first: what
 * is pasted out of a PDF or a file's name may contain an accent next to its letter, which matches nothing. Any character may
 * match where an apostrophe is sought.
 */
export const containing = (text: string): string =>
  `%${text
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&')
    .replace(apostrophe, '_')}%`;
