import { htmlText } from './html-text.ts';
import { openPackage } from './open-package.ts';
import { Paragraphs } from './paragraphs.ts';
import { decodeText } from './plain-text.ts';
import { walkXml } from './walk-xml.ts';
import { wordParts } from './word-parts.ts';

/** Pictures, fonts and themes are never unpacked. */
const isWanted = (name: string) => /\.(?:xml|rels|htm|html|txt|docx)$/i.test(name) && !/\/theme\//.test(name);
/** A document that was inserted whole may hold another one; deeper nesting does not occur. */
const DEEPEST_INSERTED = 2;

/**
 * What Word keeps beside what is read: a text box once more for programs that know none, moved text where it stood before,
 * text that was struck out in a tracked change.
 */
const SKIPPED = new Set(['Fallback', 'moveFrom', 'del']);
const MEANING = new Map([
  ['noBreakHyphen', '-'],
  ['tab', ' '],
  ['ptab', ' '],
  ['br', ' '],
  ['cr', ' '],
]);

/** The text of a .docx, a line for each paragraph, notes at its end. @throws DocumentRefused */
export function wordText(bytes: Uint8Array, depth = 0): string {
  const { body, notes, inserted } = wordParts(openPackage(bytes, isWanted));
  return [
    ...[body, ...notes].map(partText),
    ...inserted.flatMap((part) => (depth < DEEPEST_INSERTED ? insertedText(part, depth) : [])),
  ].join('\n');
}

function partText(part: Uint8Array): string {
  const lines = new Paragraphs();
  let skipped = 0;
  let isText = false;
  walkXml(part, {
    open: (name) => {
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'p') lines.begin();
      isText = name === 't';
      const meaning = MEANING.get(name);
      if (meaning) lines.add(meaning);
    },
    text: (text) => {
      if (isText && skipped === 0) lines.add(text);
    },
    close: (name) => {
      isText = false;
      if (SKIPPED.has(name)) skipped -= 1;
      else if (name === 'p' && skipped === 0) lines.end();
    },
  });
  return lines.toString();
}

/** A part that Word would read in when the document is opened: another document, a page of HTML, or plain text. */
function insertedText(part: Uint8Array, depth: number): string {
  if (part[0] === 0x50 && part[1] === 0x4b) return wordText(part, depth + 1);
  return htmlText(decodeText(part));
}
