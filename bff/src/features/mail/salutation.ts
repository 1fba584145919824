import { printable } from '@massima/contract/format/printable';

const longest = 60;
/** An address, a link or a domain, however it is written. */
const link = /:\/\/|@|www\.|[\p{L}\d]\.[\p{L}]{2,}/iu;

/**
 * The name as a mail may greet with it; empty when it is none. Anyone can register another person's address under the name
 * "Claim your prize at evil.example", and must not have us deliver that.
 */
export function salutation(name: string): string {
  const line = printable(name).replace(/\s+/g, ' ').trim();
  return line.length > longest || link.test(line) ? '' : line;
}
