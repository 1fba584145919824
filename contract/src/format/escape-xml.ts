import { printable } from './printable.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for XML and HTML content and attributes, and removes characters that XML forbids.
 */
export const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
