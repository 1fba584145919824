import { type Declaration, readDeclarations } from './read-declarations.ts';

const decides = /per questi motivi|p\. ?q\. ?m\./gi;
/** In characters. The Court's longest operative parts are a tenth of this. */
const longest = 200_000;

/**
 * Returns the provisions that a ruling of the Constitutional Court annuls. Empty without an
 * operative part, because the rest of the text reports what others requested and decided.
 *
 * @param day day of the ruling, YYYY-MM-DD
 */
export function declarationsIn(fullText: string, day: string): Declaration[] {
  const start = [...fullText.matchAll(decides)].at(-1)?.index;
  return start === undefined ? [] : readDeclarations(fullText.slice(start, start + longest), day);
}
