/** So much is read at a time: a few milliseconds, between which other requests run. */
const longest = 8_000;

/** A text in pieces that end where a paragraph does, or else a sentence or a word; each with its place in the text. */
export function* textSlices(text: string): Generator<{ start: number; text: string }> {
  let start = 0;
  while (start < text.length) {
    const end = start + longest >= text.length ? text.length : boundary(text, start);
    yield { start, text: text.slice(start, end) };
    start = end;
  }
}

function boundary(text: string, start: number): number {
  const piece = text.slice(start, start + longest);
  for (const [mark, length] of [
    ['\n', 1],
    ['. ', 2],
    [' ', 1],
  ] as const) {
    const at = piece.lastIndexOf(mark);
    if (at > longest / 2) return start + at + length;
  }
  return start + longest;
}
