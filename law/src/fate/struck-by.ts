import { type Declaration, readDeclarations } from './read-declarations.ts';

const decides = /per questi motivi|p\. ?q\. ?m\./gi;
/** Characters; the Court's longest operative parts have a tenth of it. */
const longest = 200_000;

/**
 * What a ruling of the Constitutional Court strikes, by its operative part: nothing where a text has none, since elsewhere the Court
 * speaks of what others asked and decided.
 * @param day YYYY-MM-DD of the ruling
 */
export function struckBy(fullText: string, day: string): Declaration[] {
  const start = [...fullText.matchAll(decides)].at(-1)?.index;
  return start === undefined ? [] : readDeclarations(fullText.slice(start, start + longest), day);
}
