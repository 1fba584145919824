/** VAT numbers: in Italy 11 digits with a Luhn check digit, elsewhere in the EU by the country's format (VIES). */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]{1,2})$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Greece is GR as a country and EL in its VAT numbers. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** Without spaces, dots and the country's prefix. */
export function bareVatNumber(country: string, given: string): string {
  const compact = given.replace(/[\s.-]/g, '').toUpperCase();
  const prefix = prefixOf(country);
  return compact.startsWith(prefix) && /\d/.test(compact) ? compact.slice(prefix.length) : compact;
}

export function isVatNumber(country: string, given: string): boolean {
  const number = bareVatNumber(country, given);
  if (country === 'IT') return isItalian(number);
  const format = formats[prefixOf(country)];
  return format ? format.test(number) : number.length > 0 && number.length <= 20;
}

/** Luhn over 11 digits; all zeros pass it and belong to nobody. */
function isItalian(number: string): boolean {
  if (!/^\d{11}$/.test(number) || /^0+$/.test(number)) return false;
  const sum = [...number].reduce((s, c, i) => {
    const digit = Number(c) * (i % 2 === 0 ? 1 : 2);
    return s + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** How the card provider names it; null outside the EU, where each country has a type of its own. */
export function taxIdType(country: string, given: string): { type: 'eu_vat'; value: string } | undefined {
  const prefix = prefixOf(country);
  const known = country === 'IT' || prefix in formats;
  return known ? { type: 'eu_vat', value: `${prefix}${bareVatNumber(country, given)}` } : undefined;
}
