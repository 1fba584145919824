import { partsOfKey } from '../provision-keys.ts';

interface Named {
  key: string;
  start: number;
  end: number;
}

/** By which the Court is asked, or decides: never what it goes back to. */
const frame = new Set(['cost', 'l:1953:87', 'lcost:1948:1', 'lcost:1953:1', 'cedu']);
/** An act that isn't read, and may be the one that is meant. */
const unread =
  /(?:legge|leggi|l\.|decreto|decreti|delibera|delibere) (?:\p{L}{1,12} )?(?:region|reg\.|provinc|prov\.|statutar|comunal)/iu;
const kinds: Readonly<Record<string, RegExp>> = {
  codice: /^(?:dispatt-)?[a-z]+\d*$/,
  legge: /^(?:l|lcost|lfall|stlav|ordpen):?/,
  decreto: /^(?:dlgs|dl|dpr|rd|rdl):/,
  testo: /^(?:dlgs|dpr|rd|tu[a-z]+)/,
};

/** The act that "dello stesso codice", "della citata legge" goes back to; undefined where that can't be told. */
export function actsBefore(
  text: string,
  named: readonly Named[],
  at: number,
  kind: string,
): string | undefined {
  const fits = kinds[kind.toLowerCase()];
  const last = named.findLast((one) => {
    const { act } = partsOfKey(one.key);
    return one.end <= at && !frame.has(act) && fits?.test(act);
  });
  if (!last || unread.test(text.slice(last.end, at))) return undefined;
  return partsOfKey(last.key).act;
}
