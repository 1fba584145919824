import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * Returns the HMAC-SHA256 with the product's key, so that values can be compared but not recovered
 * from the database.
 */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>;

/** Returns the current key, then the previous keys. */
export const secretsOf = ({ SECRET_KEY, SECRET_KEY_PREVIOUS }: Secrets): [string, ...string[]] => [
  SECRET_KEY,
  ...SECRET_KEY_PREVIOUS,
];

/** Returns the hash with the current key, then the hashes with the previous keys. */
export const keyedHashes = (config: Secrets, purpose: string, text: string): [string, ...string[]] => {
  const [now, ...before] = secretsOf(config);
  return [keyedHash(now, purpose, text), ...before.map((secret) => keyedHash(secret, purpose, text))];
};

/**
 * Returns the stored key of a bucket such as `login-address:jane@example.com`. E-mail and IP
 * addresses are stored as keyed hashes only.
 */
export function bucketKey({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, bucket: string): string {
  const kind = bucket.slice(0, Math.max(0, bucket.indexOf(':'))).slice(0, 60);
  return `${kind}:${keyedHash(SECRET_KEY, 'rate-limit', bucket)}`;
}
