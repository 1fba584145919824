// Importing packages compile this file with their own settings, which don't include the adjacent file of types.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a file that only declares a module can't be imported
/// <reference path="./pdfjs.d.ts" />
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageText } from './page-text.ts';
import type { Reading } from './read.ts';
import { DocumentRefused } from './refusal.ts';

// This runs in a worker already: pdf.js finds its other half here and starts none itself.
Object.assign(globalThis, { pdfjsWorker: worker });

/**
 * Timeout in milliseconds, longer than any brief takes. A crafted file may refer to the same page
 * thousands of times.
 */
const LONGEST_MS = 8_000;

/**
 * Returns the text of a .pdf, one line per line, up to the maximum length of a brief.
 * @throws DocumentRefused
 */
export async function pdfText(bytes: Uint8Array, reading: Reading): Promise<string> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    const end = performance.now() + (reading.options.maxMs ?? LONGEST_MS);
    let length = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = pageText(items, reading);
      pages.push(text);
      page.cleanup();
      reading.onProgress(number / document.numPages);
      length += text.length;
      const isLast = number === document.numPages;
      if (!isLast && (length > reading.maxLength || performance.now() > end)) {
        if (length === 0) throw new DocumentRefused('too_slow');
        reading.remarks.add('cut');
        break;
      }
    }
    return pages.join(reading.options.pageBreak ?? '\n');
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentRefused(isProtected ? 'protected' : 'damaged', { cause: error });
  } finally {
    await task.destroy();
  }
}
