/** Until here what is counted is a word, a name or a foreign word that is often written: four times in ten million words. */
const OFTEN = 640;
/** Past this, nearly everything is a name or a mistake: sixteen times in a billion. */
const RAREST = 780;
/** A word is twenty times as common as its misspelling. */
const SLIP = 130;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzàèéìòù';

/**
 * The words of a list that counts mistakes, too: what is rare, and one letter away from what is much more common, is taken for one.
 * @param {ReadonlyMap<string, number>} rareness how rare each is, in hundredths of a power of ten
 */
export function wordsOf(rareness) {
  return [...rareness.keys()].filter((word) => {
    const own = rareness.get(word) ?? RAREST;
    if (own >= RAREST) return false;
    return own < OFTEN || !slips(word).some((other) => (rareness.get(other) ?? RAREST) < own - SLIP);
  });
}

/** What one letter more, less or in another place makes of it; another letter makes too many other words. @param {string} word */
function slips(word) {
  /** @type {string[]} */
  const made = [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    made.push(before + after.slice(1), before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) made.push(before + letter + after);
  }
  return made;
}
