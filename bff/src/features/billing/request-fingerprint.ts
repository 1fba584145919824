import { createHash } from 'node:crypto';

/**
 * Identifies a request by its fields. Omit values that change with every click, such as a card id.
 */
export const requestFingerprint = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
