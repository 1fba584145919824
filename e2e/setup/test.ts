import { test as base, type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';
import { baseUrl } from './addresses.ts';

interface Watch {
  /**
   * Content security policy violations in our pages and frames, from the console. A journey that
   * expects violations empties the list.
   */
  refused: string[];
}

/** Checks after every journey that the pages violated no content security policy. */
export const test = base.extend<Watch>({
  refused: [
    async ({ browser }, use) => {
      const refused: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (!/Content.Security.Policy/i.test(message.text())) return;
        const from = [message.location().url, message.page()?.url() ?? ''];
        if (from.some((url) => url.startsWith(baseUrl))) refused.push(message.text());
      };
      // Contexts that a journey opens itself are checked too.
      const watch = (context: BrowserContext) => void context.on('console', listen);
      browser.on('context', watch);
      await use(refused);
      browser.off('context', watch);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
