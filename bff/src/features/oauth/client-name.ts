const longest = 60;
const marks = /["“”„‟«»‹›〈〉《》「」『』〝〞〟＂❝❞]/gu;
/** Control signs, those that turn the direction of writing or have no width, and code points that mean nothing. */
const unseen = /[\p{C}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]/gu;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/**
 * What an application calls itself, as it may be shown between quotation marks: in one line, without signs that are not seen, with an
 * apostrophe for every mark that could end the quotation, and cut where it is long. A word of letters that look alike in several scripts
 * could pass for another name: such a name is empty, and so is one of which nothing remains.
 */
export function clientName(claimed: string): string {
  const seen = claimed
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(unseen, '')
    .replace(marks, '’')
    // Heaps of accents would reach into the lines above and below.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  if (seen.split(/[^\p{L}\p{M}]+/u).some(isMixed)) return '';
  const signs = [...seen];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : seen;
}

const isMixed = (word: string) => scripts.filter((script) => script.test(word)).length > 1;
