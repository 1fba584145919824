import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits; 14 of them carry some 83 bits. */
export function randomText(length: number): string {
  let out = '';
  for (const byte of randomBytes(length)) out += alphabet[byte % alphabet.length];
  return out;
}

/** Returns an id in the provider's format: a prefix such as `cus_`, then letters and digits. */
export function newId(prefix: string, length = 14): string {
  return `${prefix}_${randomText(length)}`;
}
