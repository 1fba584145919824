import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/** HMAC-SHA256 with the product's key: comparable by us, of no use to who only has the database. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

type Secrets = Pick<Config, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>;

/** The key that is used now, then the previous ones. */
export const secretsOf = ({ SECRET_KEY, SECRET_KEY_PREVIOUS }: Secrets): [string, ...string[]] => [
  SECRET_KEY,
  ...SECRET_KEY_PREVIOUS,
];

/** What the text is stored as now, then what it may be stored as from before the key was changed. */
export const keyedHashes = (config: Secrets, purpose: string, text: string): [string, ...string[]] => {
  const [now, ...before] = secretsOf(config);
  return [keyedHash(now, purpose, text), ...before.map((secret) => keyedHash(secret, purpose, text))];
};

/** `login-address:jane@example.com` as stored: addresses, of people or of machines, are kept as a keyed hash only. */
export function bucketKey({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, bucket: string): string {
  const kind = bucket.slice(0, Math.max(0, bucket.indexOf(':'))).slice(0, 60);
  return `${kind}:${keyedHash(SECRET_KEY, 'rate-limit', bucket)}`;
}
