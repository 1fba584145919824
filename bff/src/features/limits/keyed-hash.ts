import { createHmac } from 'node:crypto';

/** HMAC-SHA256 with the product's key: comparable by us, of no use to who only has the database. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
