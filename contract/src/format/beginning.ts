/** The beginning of a text, up to `longest` characters and an ellipsis, cut where a word ends if there is one. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${end > longest / 2 ? cut.slice(0, end) : cut} …`;
}
