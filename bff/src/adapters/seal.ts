import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const keyOf = (purpose: string, secret: string) =>
  createHash('sha256').update(`${purpose}\0${secret}`).digest();

/**
 * Encrypts text that would open an account, such as a link in a queued mail. The product's key
 * (AES-256-GCM) is not in the database, so a dump or a replica discloses nothing. Text sealed for
 * one purpose cannot be opened for another purpose.
 */
export function seal(purpose: string, secret: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text. Throws if the text was altered or sealed with none of these keys. */
export function unseal(
  purpose: string,
  [secret = '', ...previous]: readonly string[],
  text: string,
): unknown {
  try {
    return open(purpose, secret, text);
  } catch (error) {
    if (previous.length === 0) throw error;
    return unseal(purpose, previous, text);
  }
}

function open(purpose: string, secret: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}
