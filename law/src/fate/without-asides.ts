const quotes: Readonly<Record<string, string>> = { '«': '»', '“': '”' };
/** "lettera a)", "numero 3)", "1)": closes nothing. */
const marker = /(?:^|[\s('’.])(?:[a-z]{1,2}|\d{1,2})(?:-?(?:bis|ter|quater))?$/iu;

/**
 * A text with what stands in brackets and quotes blanked, in its length: the title of an act names other acts, and words that are quoted
 * are not the Court's. What is opened and never closed is left as it is.
 */
export function withoutAsides(text: string): string {
  const out = text.split('');
  const open: { at: number; closing: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const closing = sign === '(' ? ')' : quotes[sign];
    if (closing !== undefined) open.push({ at, closing });
    else if (open.length > 0 && sign === open.at(-1)?.closing) {
      const inner = open.at(-1)!;
      if (
        sign === ')' &&
        marker.test(text.slice(Math.max(inner.at + 1, at - 12), at)) &&
        closesLater(text, at)
      )
        continue;
      open.pop();
      if (open.length === 0) out.fill(' ', inner.at, at + 1);
    }
  }
  return out.join('');
}

/** Whether another bracket closes before one opens: then this one was a list's. */
function closesLater(text: string, at: number): boolean {
  bracket.lastIndex = at + 1;
  return bracket.exec(text)?.[0] === ')';
}
const bracket = /[()]/g;
