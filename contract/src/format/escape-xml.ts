import { printable } from './printable.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within XML or HTML, and within their attributes; what no XML may contain is left out. */
export const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
