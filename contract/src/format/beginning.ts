/**
 * Returns the start of a text, up to `longest` characters and an ellipsis, cut at the end of a
 * word if possible.
 */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${end > longest / 2 ? cut.slice(0, end) : cut} …`;
}
