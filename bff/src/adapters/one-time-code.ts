import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

/** Returns a base32 secret of 160 bits without padding, 32 letters (RFC 4226, section 4). */
export const newSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the six-digit code of a time step (RFC 6238 over RFC 4226 with HMAC-SHA-1). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

/** Returns only the letters and digits of a code, with full-width characters converted to ASCII. */
export const plainCode = (input: string): string => input.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the time step that the code belongs to, or null. Accepts the current step and its two
 * neighbours, because clocks differ by up to half a minute and people type slowly. Does not check
 * whether the step was used.
 */
export function stepOfCode(secret: string, code: string, ms: number): number | null {
  const now = stepAt(ms);
  const plain = plainCode(code);
  return [now, now - 1, now + 1].find((step) => codeOf(secret, step) === plain) ?? null;
}

/**
 * Returns the URL that a QR code for authenticator apps contains, in Google Authenticator's
 * format.
 */
export function otpauthUrl(secret: string, account: string): string {
  const issuer = 'Massima';
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query}`;
}
