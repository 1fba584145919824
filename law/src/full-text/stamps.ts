/** What the Cassazione stamps onto each page of what it publishes; a PDF draws it between two lines of the body. */
const stamp =
  /\b(?:Numero registro generale|Numero sezionale|Numero di raccolta generale) \d{1,6}\/\d{4}\b|\bData pubblicazione:? \d{2}\/\d{2}\/\d{4}\b|\bCorte di Cassazione - copia non ufficiale\b/gi;

const general = /\bNumero di raccolta generale (\d{1,6})\/(\d{4})\b/gi;
const published = /\bData pubblicazione:? (\d{2}\/\d{2}\/\d{4})\b/i;
const register = /\bNumero registro generale (\d{1,6}\/\d{4})\b/gi;

export const withoutStamps = (text: string): string => text.replace(stamp, '');

export interface Stamps {
  /** Every number that is stamped: more than one is a text put together of two rulings. */
  numbers: { number: string; year: number }[];
  registers: string[];
  /** As written, DD/MM/YYYY; only of a text that has a stamped number, for the header of the portal says it too. */
  published: string | undefined;
}

export function readStamps(text: string): Stamps {
  const numbers = new Map<string, { number: string; year: number }>();
  let first = -1;
  for (const match of text.matchAll(general)) {
    if (first < 0) first = match.index;
    const [, number = '', year = ''] = match;
    numbers.set(`${number}/${year}`, { number: String(Number(number)), year: Number(year) });
  }
  const registers = new Set([...text.matchAll(register)].map(([, one = '']) => one));
  // from the first page that is stamped on: what is above belongs to the portal
  const behind = first < 0 ? '' : text.slice(first);
  return {
    numbers: [...numbers.values()],
    registers: [...registers],
    published: published.exec(behind)?.[1],
  };
}
