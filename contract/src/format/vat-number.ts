import { countryOf } from './country.ts';

/**
 * Formats of VAT numbers: 11 digits with a Luhn check digit in Italy, the country's VIES format in
 * the EU, and the national formats of Switzerland, the United Kingdom, Northern Ireland and San
 * Marino (economic operator number, COE).
 */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  GR: /^\d{9}$/,
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
  SM: /^\d{1,5}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};
/** Numbers of other countries are not validated. */
const unchecked = /^[A-Z\d]{2,20}$/;

/**
 * Prefixes of VAT numbers. Greece is GR as a country and EL in VAT numbers, and both are accepted.
 */
const prefixes: Record<string, readonly [string, ...string[]]> = { CH: ['CHE'], GR: ['EL', 'GR'] };
const prefixesOf = (country: string) => prefixes[country] ?? ([country] as const);

/** Without spaces, dots and the country's prefix, which is only known where the number is checked. */
export function bareVatNumber(country: string, given: string): string {
  const compact = given.replace(/[\s.-]/g, '').toUpperCase();
  const prefix =
    formats[country] || country === 'IT' ? prefixesOf(country).find((p) => compact.startsWith(p)) : undefined;
  return prefix && /\d/.test(compact) ? compact.slice(prefix.length) : compact;
}

export function isVatNumber(country: string, given: string): boolean {
  const code = countryOf(country);
  const number = bareVatNumber(code, given);
  return code === 'IT' ? isItalian(number) : (formats[code] ?? unchecked).test(number);
}

/** Luhn check over 11 digits. All zeros pass it and are rejected. */
function isItalian(number: string): boolean {
  if (!/^\d{11}$/.test(number) || /^0+$/.test(number)) return false;
  const sum = [...number].reduce((s, c, i) => {
    const digit = Number(c) * (i % 2 === 0 ? 1 : 2);
    return s + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

export interface TaxId {
  /** `unknown`: of a country whose numbers are not checked; the card provider takes none by that type. */
  type: 'eu_vat' | 'ch_vat' | 'gb_vat' | 'sm_coe' | 'unknown';
  value: string;
}

/** Converts a VAT number to the stored form. Undefined if invalid. */
export function taxIdType(country: string, given: string): TaxId | undefined {
  if (!isVatNumber(country, given)) return undefined;
  const code = countryOf(country);
  const number = bareVatNumber(code, given);
  if (code === 'CH') return { type: 'ch_vat', value: swiss(number) };
  if (code === 'SM') return { type: 'sm_coe', value: number.padStart(5, '0') };
  if (code !== 'IT' && !formats[code]) return { type: 'unknown', value: number };
  return { type: code === 'GB' ? 'gb_vat' : 'eu_vat', value: `${prefixesOf(code)[0]}${number}` };
}

/**
 * Normalises `CHE-123.456.789 MWST`. The last word marks the VAT registration, in a language of
 * the country.
 */
const swiss = (number: string): string =>
  number.replace(
    /^(\d{3})(\d{3})(\d{3})(.*)$/,
    (_, a: string, b: string, c: string, word: string) => `CHE-${a}.${b}.${c} ${word || 'MWST'}`,
  );
