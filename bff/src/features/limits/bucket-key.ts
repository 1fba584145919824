import type { Config } from '../../config.ts';
import { keyedHash } from './keyed-hash.ts';

/** `login-address:jane@example.com` as stored: addresses, of people or of machines, are kept as a keyed hash only. */
export function bucketKey({ SECRET_KEY }: Pick<Config, 'SECRET_KEY'>, bucket: string): string {
  const kind = bucket.slice(0, Math.max(0, bucket.indexOf(':'))).slice(0, 60);
  return `${kind}:${keyedHash(SECRET_KEY, 'rate-limit', bucket)}`;
}
