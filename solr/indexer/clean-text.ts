/**
 * Text as indexed: NFC (accents in one code point, as questions are sent), whole surrogate pairs, no control
 * characters, and none of the private-use characters that mark hits in answers.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ue000-\uf8ff\ufffe\uffff]/g, '')
    .trim();
}
