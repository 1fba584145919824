import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns 256 random bits as base64url. The database stores only the hash, so that its readers
 * cannot use the token.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
