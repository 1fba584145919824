const pairs: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"', '‘': '’', '„': '”' };
export const opening = /[«“"„]/;

/**
 * Where the quotation ends that begins at `at`: the place of its closing mark, whatever is quoted inside; undefined where it stays open
 * within `most` signs.
 */
export function closingQuote(text: string, at: number, most: number): number | undefined {
  const first = text[at] ?? '';
  if (first === '"') {
    const end = text.indexOf('"', at + 1);
    return end < 0 || end - at > most ? undefined : end;
  }
  const stack = [pairs[first] ?? ''];
  for (let i = at + 1; i < text.length && i - at <= most; i++) {
    const sign = text[i] ?? '';
    if (sign === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) return i;
    } else if (sign === '«' || sign === '“' || sign === '„') stack.push(pairs[sign] ?? '');
    // “ closes what „ has opened, and some texts close “ with "
    else if (sign === '"' && stack.at(-1) === '”' && !text.slice(at, i).includes('"')) {
      stack.pop();
      if (stack.length === 0) return i;
    }
  }
  return undefined;
}

/** Whether a quotation that began within `from` is still open at `to`. */
export function isWithinQuotes(text: string, from: number, to: number): boolean {
  let [angled, curled, straight] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    const sign = text[i];
    if (sign === '«') angled++;
    else if (sign === '»') angled = Math.max(0, angled - 1);
    else if (sign === '“') curled++;
    else if (sign === '”') curled = Math.max(0, curled - 1);
    else if (sign === '"') straight ^= 1;
  }
  return angled > 0 || curled > 0 || straight > 0;
}
