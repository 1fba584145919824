/** However it came off a keyboard: a phone's is curved, one that is pasted may be an accent. */
const apostrophe = /['’‘ʼ´`]/g;

/**
 * The pattern by which `LIKE` finds a text in a column, signs of patterns taken literally. Letters are made whole first: what
 * is pasted out of a PDF or a file's name may hold an accent beside its letter, which matches nothing. Any sign may stand where
 * an apostrophe is asked for.
 */
export const containing = (text: string): string =>
  `%${text
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&')
    .replace(apostrophe, '_')}%`;
