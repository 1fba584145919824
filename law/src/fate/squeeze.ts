/** A text with one blank between words, and where each sign of it is in the original (UTF-16 offsets, `end` exclusive). */
export function squeeze(original: string): {
  text: string;
  typed: (start: number, end: number) => { start: number; end: number };
} {
  const places: number[] = [];
  const signs: string[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const sign = original[at] ?? '';
    const isSpace = /\s/.test(sign);
    if (isSpace && signs.at(-1) === ' ') continue;
    signs.push(isSpace ? ' ' : sign);
    places.push(at);
  }
  return {
    text: signs.join(''),
    typed: (start, end) => ({
      start: places[start] ?? original.length,
      end: end > start ? (places[end - 1] ?? original.length - 1) + 1 : (places[start] ?? original.length),
    }),
  };
}
