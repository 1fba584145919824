/**
 * Normalises a text for the index: NFC, as queries are sent; complete surrogate pairs; no control
 * characters, and no private-use characters, which mark hits in responses.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ue000-\uf8ff\ufffe\uffff]/g, '')
    .trim();
}
