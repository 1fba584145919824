const roman = /^(x{0,3})(ix|iv|v?i{0,3})$/i;
const units = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const ordinals =
  'prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim ventunesim ventiduesim ventitreesim ventiquattresim venticinquesim'.split(
    ' ',
  );

/** Parses "I" to "XXXIX"; undefined for other text. */
export function romanNumber(text: string): number | undefined {
  const match = roman.exec(text);
  if (!match || text === '') return undefined;
  return (match[1] ?? '').length * 10 + units.indexOf((match[2] ?? '').toLowerCase());
}

/** Parses Italian ordinals from 1 to 25, such as "prima" and "sesto"; undefined for other text. */
export function ordinalNumber(text: string): number | undefined {
  const at = ordinals.indexOf(text.toLowerCase().slice(0, -1));
  return at < 0 ? undefined : at + 1;
}

/**
 * Returns a pattern for "primo" to "venticinquesimo".
 *
 * @param end ending of the gender; "[ao]" for both
 */
export const ordinal = (end: string): string => `(?:${ordinals.join('|')})${end}`;
