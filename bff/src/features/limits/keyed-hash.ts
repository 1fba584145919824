import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** HMAC-SHA256 with the product's key: comparable by us, of no use to who only has the database. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** `login-address:jane@example.com` as stored: addresses, of people or of machines, are kept as a keyed hash only. */
export function bucketKey({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, bucket: string): string {
  const kind = bucket.slice(0, Math.max(0, bucket.indexOf(':'))).slice(0, 60);
  return `${kind}:${keyedHash(SECRET_KEY, 'rate-limit', bucket)}`;
}
