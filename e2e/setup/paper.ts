import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Paper {
  /** What the page shows to a printer, line by line. */
  shown: string;
  pdf: Buffer;
}

/** Takes the place of the browser's print dialog, which no test can press; gives what would come out. Call it before the page opens. */
export async function printing(page: Page): Promise<() => Promise<Paper>> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  const html = page.locator('html');
  return async () => {
    await expect(html).toHaveAttribute('data-printing', '');
    await page.emulateMedia({ media: 'print' });
    const shown = await page.locator('body').innerText();
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ format: 'A4' });
    await html.evaluate((element) => {
      element.removeAttribute('data-printing');
      dispatchEvent(new Event('afterprint'));
    });
    return { shown, pdf };
  };
}

/** Letters only: lines, hyphens, ligatures and page numbers are the paper's, not the text's. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}]/gu, '');
