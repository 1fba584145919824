import { readText } from '@massima/documents/document-text';
import { htmlText } from '@massima/documents/html-text';
import { decodeText } from '@massima/documents/plain-text';

// pdf.js creates one at load time for drawing. Node has none, and nothing is drawn here.
Object.assign(globalThis, {
  DOMMatrix: class {
    is2D = true;
  },
});

const maxLength = 30_000_000;
const maxMs = 120_000;

/**
 * Extracts the text of a document, with a form feed between the pages of a PDF.
 * @throws DocumentRefused
 */
export async function readRulingFile(name: string, bytes: Buffer): Promise<string> {
  if (/\.html?$/i.test(name)) return htmlText(decodeText(bytes));
  const { text } = await readText(new Uint8Array(bytes), { maxLength, maxMs, pageBreak: '\f' });
  return text;
}
