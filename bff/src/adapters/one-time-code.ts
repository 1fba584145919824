import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

/** 160 bits, as RFC 4226, section 4, recommends: base32 without padding, 32 letters. */
export const newSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');

function bytesOf(secret: string): Buffer {
  let bits = '';
  for (const letter of secret) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one step of the clock (RFC 6238 over RFC 4226: HMAC-SHA-1, six digits), as every app shows it. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

/** Letters and digits of a code as typed, pasted or dictated: without separators of any kind, full-width signs as plain ones. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The step whose code this is, of now and the two around it: clocks are up to half a minute apart, and people type slowly. Null for any
 * other. Says nothing of whether the step was used.
 */
export function stepOfCode(secret: string, code: string, ms: number): number | null {
  const now = stepAt(ms);
  const typed = plainCode(code);
  return [now, now - 1, now + 1].find((step) => codeOf(secret, step) === typed) ?? null;
}

/** What apps read out of the picture (the format is Google Authenticator's, which all follow). */
export function otpauthUrl(secret: string, account: string): string {
  const issuer = 'Massima';
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query}`;
}
