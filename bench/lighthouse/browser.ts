import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumPath } from '@massima/scripts/chromium';
import { anyPort } from '@massima/launch/ports';

export interface Browser {
  /** Port of the DevTools protocol, through which Lighthouse uses the same browser and session. */
  port: number;
  context: BrowserContext;
  logIn: (email: string, password: string) => Promise<void>;
  /**
   * Clears the HTTP cache. Lighthouse's own storage reset is disabled, because it would also
   * delete the session.
   */
  forgetCache: () => Promise<void>;
  close: () => Promise<void>;
}

/** A separate browser with its own profile; Lighthouse opens its tabs in the same profile. */
export async function openBrowser(url: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const port = await anyPort();
  const executablePath = chromiumPath();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    locale: 'it-IT',
  });
  let isIn = false;
  return {
    port,
    context,
    async logIn(email, password) {
      if (isIn) return;
      const page = await context.newPage();
      await page.goto(`${url}/login`);
      await page.getByLabel('Indirizzo e-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Accedi' }).click();
      await page.getByRole('search').waitFor();
      await page.close();
      isIn = true;
    },
    async forgetCache() {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.clearBrowserCache');
      await page.close();
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
