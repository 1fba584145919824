/**
 * Returns the text of an indexed principle. The search field holds title and text, in either
 * order.
 */
export function textOf(title: unknown, text: unknown): string {
  const values = [text].flat().map(String);
  return values.findLast((value) => value !== title) ?? values[0] ?? '';
}
