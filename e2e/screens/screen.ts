import type { Page } from '@playwright/test';
import type { Look } from './looks.ts';

/** Whose screens these are: one account of each, made or found by `people.ts`. */
export type Who =
  'nobody' | 'lawyer' | 'fresh' | 'used-up' | 'unverified' | 'newcomer' | 'expired' | 'trial' | 'admin';

export interface Screen {
  name: string;
  who: Who;
  /** From wherever the page is to the state that is taken; waits for what says that it is there. */
  open: (page: Page, look: Look) => Promise<void>;
  /** A dialog fills the window; everything else is taken to its end. */
  inWindow?: boolean;
  /** It stays on its way: what is waited for in vain is what is taken. */
  isWaiting?: boolean;
  /** Puts back what opening it removed, for the next look. */
  undo?: (page: Page) => Promise<void>;
}

type Rest = Omit<Screen, 'name' | 'who' | 'open'>;

/** Screens of one person; in a window, to its end, or with what has to be put back. */
export const of =
  (who: Who) =>
  (name: string, open: Screen['open'], rest: Rest | true = {}): Screen => ({
    name,
    who,
    open,
    ...(rest === true ? { inWindow: true } : rest),
  });

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

/** A screen, then a button on it that opens a dialog. */
export const dialogAfter =
  (open: (page: Page) => Promise<void>, name: RegExp) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await press(page, name);
    await dialog(page);
  };

/** "Ripristina": what was removed comes back to its place. */
export async function undoRemoved(page: Page): Promise<void> {
  const undo = /^(Ripristina|Undo)$/;
  await press(page, undo);
  // A screen that is closed immediately takes the request with it.
  await page.getByRole('button', { name: undo }).first().waitFor({ state: 'detached' });
}

/** The requests of an operation, alone or among others. */
const calls = (operation: string): RegExp => new RegExp(`/trpc/[^?]*\\b${operation}\\b`);

/** One operation is refused by the server, or never answered; all others go through. */
export async function refuse(page: Page, operation: string): Promise<void> {
  const message = 'service_unavailable';
  await page.route(calls(operation), (route) =>
    route.fulfill({
      status: 503,
      json: {
        error: {
          message,
          code: -32603,
          data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, message, requestId: 'prova-0001' },
        },
      },
    }),
  );
}
export async function keepWaiting(page: Page, operation: string): Promise<void> {
  await page.route(calls(operation), () => undefined);
}
