import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const keyOf = (secret: string) => createHash('sha256').update(`outbox\0${secret}`).digest();

/**
 * A mail that waits contains a link that would open the account. Sealed with the product's key (AES-256-GCM), so that
 * the table alone, a dump or a replica, discloses no link.
 */
export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when the text was sealed with none of these keys, or was altered. */
export function unseal([secret = '', ...others]: readonly string[], text: string): unknown {
  try {
    return open(secret, text);
  } catch (error) {
    if (others.length === 0) throw error;
    return unseal(others, text);
  }
}

function open(secret: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}
