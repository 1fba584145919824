/** Ruling of any court as the loose reader finds it: court, number, years and position. */
export type Loose = {
  court: 'cass' | 'cost' | 'cgue' | 'cedu' | null;
  number: number;
  years: number[];
  at: number;
  text: string;
};

/**
 * Finds citations by a simple method that shares nothing with the measured parser: a word for a
 * court, then a number and years within a few words. It is mostly right; differences are checked
 * by a person.
 */
const word =
  /\b(Cass(?:azione|\.)?|S\.\s?U\.|SS\.?\s?UU\.?|Sez(?:ioni|\.)\s?U(?:nite|n\.|\.)?|Corte\s+cost(?:ituzionale|\.)|Corte\s+(?:di\s+)?giust(?:izia|\.)(?!\s+trib)|CGUE|Corte\s+(?:EDU|europea))/g;
const numbered = /\bn{1,2}(?:r|um)?\s?[.°º]\s?(\d{1,3}(?:\.\d{3})|\d{1,6})(?:\s?\/\s?(\d{4}|\d{2})(?!\d))?/g;
const fourDigits = /(?<![\d./])(?:19|20)\d{2}(?!\d)|(?<=\d[./-]\d{1,2}[./-])(?:\d{4}|\d{2})(?!\d)/g;
/** As far as one citation goes. */
const reach = 110;
const another =
  /\b(?:Cass|Corte|Trib|App|C\.?T\.?R|C\.?T\.?P|CGT|Comm|Cons|legge|L\.|d\.?lgs|D\.?P\.?R|D\.?L|d\.?m|R\.?D|decreto|reg\.|art|ricorso|R\.?G|protocollo|avviso|cartella)\b/i;

export function readLoosely(text: string): Loose[] {
  const found: Loose[] = [];
  for (const named of text.matchAll(word)) {
    const start = named.index + named[0].length;
    const after = text.slice(start, start + reach);
    numbered.lastIndex = 0;
    const match = numbered.exec(after);
    if (!match || another.test(after.slice(0, match.index))) continue;
    const [all, digits = '', slash] = match;
    const around =
      after.slice(0, match.index) +
      (slash ? ` ${full(slash)} ` : '') +
      tail(after.slice(match.index + all.length));
    const years = [...new Set([...around.matchAll(fourDigits)].map(([year]) => full(year)))];
    if (years.length === 0) continue;
    found.push({
      court: courtOf(named[0]),
      number: Number(digits.replace('.', '')),
      years,
      at: named.index,
      text: text.slice(named.index, start + match.index + all.length + 40),
    });
  }
  return found;
}

/** Returns the text that belongs to the number, up to the next number or the end of the clause. */
const tail = (text: string) =>
  /^[^;]{0,45}?(?=;|\bn\.|\)|\. [A-Z]|$|\be\b)/.exec(text.slice(0, 45))?.[0] ?? '';

function full(digits: string): number {
  const year = Number(digits);
  return digits.length === 2 ? (year > 26 ? 1900 : 2000) + year : year;
}

function courtOf(name: string): Loose['court'] {
  if (/giust|CGUE/i.test(name)) return 'cgue';
  if (/EDU|europea/i.test(name)) return 'cedu';
  return /cost/i.test(name) ? 'cost' : 'cass';
}
