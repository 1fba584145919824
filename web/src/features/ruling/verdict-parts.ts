import { paragraphs } from './cut-text.ts';

export interface Paragraph {
  text: string;
  /** Offset in the full text, in UTF-16 units. */
  start: number;
  /** True for a separate line in capitals, which courts use as caption. */
  isCaption: boolean;
  /** Name in the outline, if the paragraph starts a standard part of a ruling. */
  part?: string;
}

const isCaption = (line: string) =>
  line.length < 80 && /\p{Lu}{2}/u.test(line.replaceAll('.', '')) && line === line.toUpperCase();

/**
 * Headings that courts use for facts and reasons, in lower case. Such a line on its own starts a
 * part.
 */
const headings = new Set([
  'svolgimento del processo',
  'fatti di causa',
  'ritenuto in fatto',
  'motivi della decisione',
  'ragioni della decisione',
  'considerato in diritto',
  'in fatto',
  'in diritto',
  'per questi motivi',
]);
const ofCaption = /\b(?:fatt[oi]|diritto|motivi|ragioni|svolgimento|considerato|ritenuto)\b/;

function partOf(line: string): string | undefined {
  const name = line
    .trim()
    .replace(/[.:;,]$/, '')
    .toLowerCase();
  if (/^p\.?\s?q\.?\s?m$/.test(name)) return 'P.Q.M.';
  if (!headings.has(name) && !(isCaption(line) && ofCaption.test(name))) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the paragraphs of a ruling's text with the headings of its parts. */
export const verdictParagraphs = (fullText: string): Paragraph[] =>
  paragraphs(fullText).map(({ text, start }) => {
    const part = partOf(text);
    const caption = part !== undefined || isCaption(text);
    return { text, start, isCaption: caption, ...(part !== undefined && { part }) };
  });
