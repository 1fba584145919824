import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentRefused } from './refusal.ts';

// This runs in a worker already: pdf.js finds its other half here and starts none itself.
Object.assign(globalThis, { pdfjsWorker: worker });

/** The text of a .pdf, a line for each of its lines. @throws DocumentRefused */
export async function pdfText(
  bytes: Uint8Array,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<string> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isEvalSupported: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
      page.cleanup();
      onProgress(number / document.numPages);
    }
    return pages.join('\n');
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentRefused(isProtected ? 'protected' : 'damaged', { cause: error });
  } finally {
    await task.destroy();
  }
}
