/**
 * The Italian fiscal code of a person (D.M. 23 December 1976): 16 characters, the last a control character over the
 * others. In case of homonyms digits are replaced by letters (omocodia); those stay in the code and count in the control.
 */
const shape = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;

/** Values of characters in odd places (the first, the third …), of 0–9 and A–Z alike: 0 and A are 1, and so on. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const rank = (character: string): number =>
  character >= 'A' ? character.charCodeAt(0) - 65 : character.charCodeAt(0) - 48;

export function isFiscalCode(given: string): boolean {
  const code = given.trim().toUpperCase();
  if (!shape.test(code)) return false;
  const sum = [...code.slice(0, 15)].reduce((s, c, i) => s + (i % 2 === 0 ? odd[rank(c)]! : rank(c)), 0);
  return code[15] === String.fromCharCode(65 + (sum % 26));
}
