/** Wording of the notice that names must be omitted from publications (art. 52 d.lgs. 196/2003). */
const notices = [
  /om(?:ett|ess)\p{L}{0,6} (?:l['’]indicazione del)?le generalit[àa]/iu,
  /om(?:ett|ess)\p{L}{0,6} (?:i|ogni|gli altri) dat[oi] identificativ[oi]/iu,
  /(?:oscuramento|omissione|anonimizzazione) del(?:le)? (?:generalit[àa]|dati)/iu,
  /oscur[a-z]{0,6} (?:le generalit[àa]|i dati)/iu,
];

/** The article itself, followed by the code of 2003. */
const article = /art(?:icolo|\.)? ?52(?!\d)/giu;
const act = /(?<!\d)196(?!\d)/;
const namesArticle = (text: string) =>
  [...text.matchAll(article)].some(({ index }) =>
    act.test(text.slice(index, index + 100).split(';')[0] ?? ''),
  );

const [head, foot] = [2500, 1500];

/**
 * Returns whether a text may be published only without names. The notice counts only in the heading
 * and at the end. Elsewhere it is discussed.
 */
export function hasAnonymityNotice(text: string): boolean {
  const ends = [text.slice(0, head), text.slice(-foot)];
  return ends.some((end) => namesArticle(end) || notices.some((notice) => notice.test(end)));
}

// Digits of codes that several people share are replaced by letters (D.M. 12 marzo 1974, art. 6).
const digit = '[\\dLMNPQRSTUV]';
const gap = '[ \\u00a0\\n]?';
const code = new RegExp(
  `(?<![\\p{L}\\d])[A-Z]{3}${gap}[A-Z]{3}${gap}${digit}{2}${gap}[A-EHLMPRST]${gap}${digit}{2}${gap}[A-Z]${digit}{3}${gap}[A-Z](?![\\p{L}\\d])`,
  'giu',
);

/**
 * Replaces personal tax codes by asterisks of the same length, so that offsets remain valid.
 * Company numbers are public and remain.
 */
export const maskTaxCodes = (text: string): string =>
  text.replace(code, (taxCode) => (/\d/.test(taxCode) ? taxCode.replace(/[^\s]/g, '*') : taxCode));
