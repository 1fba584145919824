/** By the names that the platform knows: it has none for codes of no country, but one for `ZZ`, the unknown. */
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** As it is kept: in capitals, and Greece by one of its two codes (`EL` is that of its VAT numbers). */
export const countryOf = (given: string): string => {
  const code = given.trim().toUpperCase();
  return code === 'EL' ? 'GR' : code;
};

/** `XI` is Northern Ireland, whose VAT numbers are the Union's; no other list of countries has it. */
export const isCountry = (code: string): boolean =>
  code === 'XI' || (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined);
