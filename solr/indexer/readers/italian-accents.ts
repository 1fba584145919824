/**
 * Final vowels with an apostrophe for an accent. Excluded are elisions such as l' and d', and
 * words in quotation marks, as 'natura'.
 */
const graveEnding =
  /(?<!\p{L}|(?<!\p{L})')(\p{L}{1,40}(?:t|r)a|piu|puo|gia|cioe|cosi|ne|se|e|perche|poiche|giacche|sicche|anziche|affinche|benche|purche|nonche|finche|dacche|allorche|cosicche|talche|fuorche|virtu|gioventu|schiavitu|servitu|pero|cio|li|la|si|ci|meta|eta|novita)'(?![\p{L}'])/giu;
const acute = /^(?:ne|se|.*che)$/i;
/** Truncated words that keep their apostrophe. */
const grave: Record<string, string> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/** Replaces typewriter apostrophes by accents: `legittimita'`, `perche'`, `E'`. */
export function withAccents(text: string): string {
  return text.replace(graveEnding, (match, word: string) => {
    const last = word.at(-1) ?? '';
    const lower = last.toLowerCase();
    const accented = acute.test(word) ? 'é' : (grave[lower] ?? last);
    if (accented === last) return match;
    return word.slice(0, -1) + (last === lower ? accented : accented.toUpperCase());
  });
}
