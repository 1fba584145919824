import { printable } from '@massima/contract/format/printable';

const longest = 60;
/** Matches an address, a link or a domain, however it is written. */
const link = /:\/\/|@|www\.|[\p{L}\d]\.[\p{L}]{2,}/iu;

/**
 * Returns a name that is safe as a salutation; empty if the name is too long or contains a link.
 * Anyone can register another person's address under the name "Claim your prize at evil.example",
 * and the mail must not deliver that text.
 */
export function salutation(name: string): string {
  const line = printable(name).replace(/\s+/g, ' ').trim();
  return line.length > longest || link.test(line) ? '' : line;
}
