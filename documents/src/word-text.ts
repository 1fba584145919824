import { htmlText } from './html-text.ts';
import { openPackage } from './open-package.ts';
import { Paragraphs } from './paragraphs.ts';
import { decodeText } from './plain-text.ts';
import type { Reading } from './read.ts';
import { symbolText } from './symbol-text.ts';
import { walkXml } from './walk-xml.ts';
import { wordParts } from './word-parts.ts';
import { WordRun } from './word-run.ts';

/** Pictures, fonts and themes are never unpacked. */
const isWanted = (name: string) => /\.(?:xml|rels|htm|html|txt|docx)$/i.test(name) && !/\/theme\//.test(name);
/** Maximum nesting of embedded documents. Deeper nesting does not occur. */
const DEEPEST_INSERTED = 2;

/**
 * Elements that Word stores in addition to the visible text: the fallback copy of a text box,
 * moved text at its previous position, and text deleted by a tracked change.
 */
const SKIPPED = new Set(['Fallback', 'moveFrom', 'del']);
const MEANING = new Map([
  ['noBreakHyphen', '-'],
  ['tab', ' '],
  ['ptab', ' '],
  ['br', ' '],
  ['cr', ' '],
]);

/**
 * Returns the text of a .docx, one line per paragraph, its notes at the end, then page headers and
 * footers once.
 * @throws DocumentRefused
 */
export function wordText(bytes: Uint8Array, reading: Reading, inserting = 0): string {
  const { body, notes, inserted, margins } = wordParts(openPackage(bytes, isWanted));
  const marginTexts = [...new Set(margins.map((part) => partText(part).trim()))].filter((text) =>
    /\p{L}/u.test(text),
  );
  if (marginTexts.length > 0) reading.remarks.add('headers');
  return [
    ...[body, ...notes].map(partText),
    ...inserted.flatMap((part) =>
      inserting < DEEPEST_INSERTED ? insertedText(part, reading, inserting) : [],
    ),
    ...marginTexts.map((text) => `\n${text}`),
  ].join('\n');
}

function partText(part: Uint8Array): string {
  const lines = new Paragraphs();
  const run = new WordRun();
  let skipped = 0;
  let isText = false;
  walkXml(part, {
    open: (name, attribute) => {
      run.open(name, attribute);
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'p') lines.begin();
      isText = name === 't';
      const meaning = name === 'sym' ? symbolText(attribute('font'), attribute('char')) : MEANING.get(name);
      if (meaning !== undefined && !run.isHidden) lines.add(meaning);
    },
    text: (text) => {
      if (isText && skipped === 0 && !run.isHidden) lines.add(run.isRaised ? raised(text) : text);
    },
    close: (name) => {
      isText = false;
      if (SKIPPED.has(name)) skipped -= 1;
      else if (name === 'p' && skipped === 0) lines.end(run.isMarkDeleted);
      run.close(name);
    },
  });
  return lines.toString();
}

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Raises digits: a note mark typed by hand must not be read as part of the number before it. */
const raised = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** A part that Word would read in when the document is opened: another document, a page of HTML, or plain text. */
function insertedText(part: Uint8Array, reading: Reading, inserting: number): string {
  if (part[0] === 0x50 && part[1] === 0x4b) return wordText(part, reading, inserting + 1);
  return htmlText(decodeText(part));
}
