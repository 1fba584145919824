import type { Page } from '@playwright/test';
import type { Look } from './looks.ts';

/** Whose screens these are: one account of each, made or found by `people.ts`. */
export type Who = 'nobody' | 'lawyer' | 'fresh' | 'used-up' | 'unverified' | 'newcomer' | 'expired' | 'admin';

export interface Screen {
  name: string;
  who: Who;
  /** From wherever the page is to the state that is taken; waits for what says that it is there. */
  open: (page: Page, look: Look) => Promise<void>;
  /** A dialog stands in the window; everything else is taken to its end. */
  inWindow?: boolean;
}

/** An address, and the text (in either language) or selector without which the screen is not there yet. */
export const at =
  (path: string, shows: RegExp | string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    const sign = typeof shows === 'string' ? page.locator(shows) : page.getByText(shows);
    await sign.filter({ visible: true }).first().waitFor();
  };

export const press = async (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

export const dialog = async (page: Page): Promise<void> =>
  page.locator('dialog[open], [role=dialog], [role=alertdialog]').filter({ visible: true }).first().waitFor();
