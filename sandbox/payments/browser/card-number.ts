/** Parses and formats the input of card fields. Pure functions. */
export type Brand = 'visa' | 'mastercard' | 'amex' | 'unknown';

export function brandOf(digits: string): Brand {
  if (/^4/.test(digits)) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard';
  return 'unknown';
}

function lengthOf(brand: Brand): number {
  return brand === 'amex' ? 15 : 16;
}

export function cvcLength(brand: Brand): number {
  return brand === 'amex' ? 4 : 3;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups of four; 4-6-5 for American Express. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const cut = digits.slice(0, lengthOf(brand));
  const parts =
    brand === 'amex' ? [cut.slice(0, 4), cut.slice(4, 10), cut.slice(10)] : (cut.match(/.{1,4}/g) ?? []);
  return parts.filter((part) => part !== '').join(' ');
}

/** `5` becomes `05 / `, `1` waits, `12` becomes `12 / `; what browsers fill in (`12/2030`, `2030-12`) is understood. */
export function formatExpiry(text: string, deleting: boolean): string {
  const filled = /^(\d{4})-(\d{2})$/.exec(text.trim());
  const cardText = filled ? `${filled[2]}${filled[1]}` : text;
  const [left = '', right] = cardText.split('/');
  let digits =
    right === undefined ? digitsOf(cardText) : digitsOf(left).padStart(2, '0').slice(-2) + digitsOf(right);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  // A year of four digits keeps its last two.
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

export type FieldError =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

/**
 * Returns the error in the text so far. A number that is too short is an error only after the
 * field has lost the focus.
 */
export function numberError(text: string, left: boolean): FieldError | undefined {
  const digits = digitsOf(text);
  const isComplete = digits.length === lengthOf(brandOf(digits));
  if (!isComplete) return left && digits !== '' ? 'incomplete_number' : undefined;
  return passesLuhn(digits) ? undefined : 'invalid_number';
}

export function expiryError(text: string, left: boolean, now: Date): FieldError | undefined {
  const digits = digitsOf(text);
  if (digits.length < 4) return left && digits !== '' ? 'incomplete_expiry' : undefined;
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12) return 'invalid_expiry';
  const past = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return past ? 'invalid_expiry_year_past' : undefined;
}

export function cvcError(text: string, left: boolean, brand: Brand): FieldError | undefined {
  const digits = digitsOf(text);
  return digits.length < cvcLength(brand) && left && digits !== '' ? 'incomplete_cvc' : undefined;
}

export function isComplete(
  field: 'number' | 'expiry' | 'cvc',
  text: string,
  brand: Brand,
  now: Date,
): boolean {
  const digits = digitsOf(text);
  if (field === 'number') return digits.length === lengthOf(brandOf(digits)) && passesLuhn(digits);
  if (field === 'cvc') return digits.length === cvcLength(brand);
  return digits.length === 4 && expiryError(text, true, now) === undefined;
}
