const longest = 60;
const quotationMarks = /["“”„‟«»‹›〈〉《》「」『』〝〞〟＂❝❞]/gu;
/**
 * Control characters, characters that change the writing direction or have no width, and
 * unassigned code points.
 */
const unseen = /[\p{C}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]/gu;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/**
 * Returns the name that an application registered, in a form that is safe between quotation marks:
 * one line, no invisible characters, quotation marks replaced by apostrophes, and shortened.
 * Returns an empty string for a word that mixes scripts, because it could imitate another name.
 */
export function clientName(claimed: string): string {
  const seen = claimed
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]/g, ' ')
    .replace(unseen, '')
    .replace(quotationMarks, '’')
    // Stacked accents would overlap the lines above and below.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  if (seen.split(/[^\p{L}\p{M}]+/u).some(isMixed)) return '';
  const characters = [...seen];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : seen;
}

const isMixed = (word: string) => scripts.filter((script) => script.test(word)).length > 1;
