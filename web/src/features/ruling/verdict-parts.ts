import { paragraphs } from './cut-text.ts';

export interface Paragraph {
  text: string;
  /** In the whole text, in UTF-16 units. */
  start: number;
  /** A separate line in capitals, as courts name the parts of a ruling. */
  isCaption: boolean;
  /** Its name in the outline, where it begins one of the parts that every ruling has. */
  part?: string;
}

const isCaption = (line: string) =>
  line.length < 80 && /\p{Lu}{2}/u.test(line.replaceAll('.', '')) && line === line.toUpperCase();

/** What courts call what happened and why, in whatever letters; on a line by itself it heads a part. */
const known = new Set([
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
  if (!known.has(name) && !(isCaption(line) && ofCaption.test(name))) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The paragraphs of a ruling's text, with what heads its parts. */
export const verdictParagraphs = (fullText: string): Paragraph[] =>
  paragraphs(fullText).map(({ text, start }) => {
    const part = partOf(text);
    const caption = part !== undefined || isCaption(text);
    return { text, start, isCaption: caption, ...(part !== undefined && { part }) };
  });
