/** The text of an indexed principle: what is searched is one field of title and text, in that order or the other. */
export function textOf(title: unknown, text: unknown): string {
  const values = [text].flat().map(String);
  return values.findLast((value) => value !== title) ?? values[0] ?? '';
}
