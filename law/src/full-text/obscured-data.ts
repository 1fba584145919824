/** The notice that names must be left out on publication (art. 52 d.lgs. 196/2003), in the words that courts and registries use. */
const notices = [
  /om(?:ett|ess)\p{L}{0,6} (?:l['’]indicazione del)?le generalit[àa]/iu,
  /om(?:ett|ess)\p{L}{0,6} (?:i|ogni|gli altri) dat[oi] identificativ[oi]/iu,
  /(?:oscuramento|omissione|anonimizzazione) del(?:le)? (?:generalit[àa]|dati)/iu,
  /oscur[a-z]{0,6} (?:le generalit[àa]|i dati)/iu,
];

/** The article itself: of the code of 2003, which is named behind it. */
const article = /art(?:icolo|\.)? ?52(?!\d)/giu;
const act = /(?<!\d)196(?!\d)/;
const namesArticle = (text: string) =>
  [...text.matchAll(article)].some(({ index }) =>
    act.test(text.slice(index, index + 100).split(';')[0] ?? ''),
  );

const [head, foot] = [2500, 1500];

/**
 * Whether a text says that it may be published only without the names in it: in its heading or at its end, where courts write it. In the
 * middle it is what is argued about.
 */
export function hasAnonymityNotice(text: string): boolean {
  const ends = [text.slice(0, head), text.slice(-foot)];
  return ends.some((end) => namesArticle(end) || notices.some((notice) => notice.test(end)));
}

// Digits of a code that several people would have are replaced by letters (D.M. 12 marzo 1974, art. 6).
const digit = '[\\dLMNPQRSTUV]';
const gap = '[ \\u00a0\\n]?';
const code = new RegExp(
  `(?<![\\p{L}\\d])[A-Z]{3}${gap}[A-Z]{3}${gap}${digit}{2}${gap}[A-EHLMPRST]${gap}${digit}{2}${gap}[A-Z]${digit}{3}${gap}[A-Z](?![\\p{L}\\d])`,
  'giu',
);

/**
 * Personal tax codes give way to asterisks, sign for sign, so that offsets into the text stay true. A company's number, which is public,
 * is of digits alone and stays.
 */
export const maskTaxCodes = (text: string): string =>
  text.replace(code, (one) => (/\d/.test(one) ? one.replace(/[^\s]/g, '*') : one));
