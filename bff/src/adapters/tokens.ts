import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. Only the hash is stored: who reads the database cannot use it. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
