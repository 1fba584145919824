import type { Page } from '@playwright/test';
import type { Variant } from './looks.ts';

/** Account whose screens are taken; `people.ts` creates or finds it. */
export type Who =
  'nobody' | 'lawyer' | 'fresh' | 'used-up' | 'unverified' | 'newcomer' | 'expired' | 'trial' | 'admin';

export interface Screen {
  name: string;
  who: Who;
  /** Opens the state to be taken from any page, and waits until it is visible. */
  open: (page: Page, variant: Variant) => Promise<void>;
  /** True for a dialog, whose picture is the window. Other screens are taken in full height. */
  inWindow?: boolean;
  /** True if the screen shows a pending request. */
  isWaiting?: boolean;
  /** Restores the data that opening the screen removed, for the next look. */
  undo?: (page: Page) => Promise<void>;
}

type Rest = Omit<Screen, 'name' | 'who' | 'open'>;

/** Declares screens of one account; in a window, in full height, or with a reset afterwards. */
export const of =
  (who: Who) =>
  (name: string, open: Screen['open'], rest: Rest | true = {}): Screen => ({
    name,
    who,
    open,
    ...(rest === true ? { inWindow: true } : rest),
  });

/**
 * Opens a URL and waits for the text (in either language) or selector that shows the screen is
 * loaded.
 */
export const at =
  (path: string, shows: RegExp | string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    const landmark = typeof shows === 'string' ? page.locator(shows) : page.getByText(shows);
    await landmark.filter({ visible: true }).first().waitFor();
  };

export const press = async (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

export const dialog = async (page: Page): Promise<void> =>
  page.locator('dialog[open], [role=dialog], [role=alertdialog]').filter({ visible: true }).first().waitFor();

/** Opens a screen, then a dialog by a button on it. */
export const dialogAfter =
  (open: (page: Page) => Promise<void>, name: RegExp) =>
  async (page: Page): Promise<void> => {
    await open(page);
    await press(page, name);
    await dialog(page);
  };

/** Restores removed rows by their "Ripristina" button. */
export async function undoRemoved(page: Page): Promise<void> {
  const undo = /^(Ripristina|Undo)$/;
  await press(page, undo);
  // Closing the screen immediately would cancel the request.
  await page.getByRole('button', { name: undo }).first().waitFor({ state: 'detached' });
}

/** Matches the requests of an operation, also within a batch. */
const calls = (operation: string): RegExp => new RegExp(`/trpc/[^?]*\\b${operation}\\b`);

/**
 * Makes the server reject one operation, or never respond to it. Other operations are unaffected.
 */
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
