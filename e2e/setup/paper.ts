import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Paper {
  /** Text of the printed page, line by line. */
  pageText: string;
  pdf: Buffer;
}

/**
 * Replaces the browser's print dialog, which a test cannot operate, and returns the print result.
 * Must be called before the page opens.
 */
export async function printing(page: Page): Promise<() => Promise<Paper>> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  const html = page.locator('html');
  return async () => {
    await expect(html).toHaveAttribute('data-printing', '');
    await page.emulateMedia({ media: 'print' });
    const pageText = await page.locator('body').innerText();
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ format: 'A4' });
    await html.evaluate((element) => {
      element.removeAttribute('data-printing');
      dispatchEvent(new Event('afterprint'));
    });
    return { pageText, pdf };
  };
}

/**
 * Keeps letters only, because line breaks, hyphens, ligatures and page numbers depend on the
 * paper.
 */
export const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}]/gu, '');

interface PrintedLine {
  text: string;
  /** Bottom edge as a fraction of the height between the page's margins. */
  bottom: number;
}

/** Height of A4 and the margins of `paper.module.css`, in millimetres. */
const [high, above, below] = [297, 22, 24];
const points = 72 / 25.4;

/** Returns the output of poppler's pdftotext; null if it is not installed. */
export function pdfText(pdf: Buffer, layout: '-layout' | '-bbox-layout'): string | null {
  // The word positions of many pages exceed the default buffer of 1 MB.
  const { error, stdout, status } = spawnSync('pdftotext', [layout, '-', '-'], {
    input: pdf,
    maxBuffer: 2 ** 28,
  });
  if (error && 'code' in error && error.code === 'ENOENT') return null;
  if (error) throw error;
  if (status !== 0) throw new Error('pdftotext could not read the PDF');
  return stdout.toString('utf8');
}

/** Returns the lines of each page without its foot; null if pdftotext is not installed. */
export function linesOf(pdf: Buffer): PrintedLine[][] | null {
  const text = pdfText(pdf, '-bbox-layout');
  if (text === null) return null;
  const line = /<line [^>]*yMax="([\d.]+)">([\s\S]*?)<\/line>/g;
  return text
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(line)]
        .map(([, bottom, text = '']) => ({
          text: text.replace(/<[^>]+>|\s+/g, ' ').trim(),
          bottom: (Number(bottom) / points - above) / (high - above - below),
        }))
        .filter(({ bottom }) => bottom < 1.02)
        .sort((a, b) => a.bottom - b.bottom),
    );
}
