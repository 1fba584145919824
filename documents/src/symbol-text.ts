/** Characters of Word's Symbol font that legal texts contain, by their code points in this font. */
const ofSymbol = new Map([
  [0x2d, '-'],
  [0xa2, "'"],
  [0xb0, '°'],
  [0xb4, '×'],
  [0xbc, '…'],
  [0xa3, '≤'],
  [0xb3, '≥'],
]);
const pictures = /wingdings|webdings|dingbats|marlett/i;

/** A sign that was inserted by its number ("w:sym"): fonts of signs count from F000 on. */
export function symbolText(font = '', char = ''): string {
  const code = Number.parseInt(char, 16);
  if (!Number.isInteger(code) || code < 0x20 || code > 0xffff) return '';
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (pictures.test(font)) return ' ';
  const mapped = /^symbol$/i.test(font) ? ofSymbol.get(plain) : undefined;
  return mapped ?? String.fromCodePoint(plain);
}
