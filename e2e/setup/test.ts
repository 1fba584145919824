import { test as base, type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';
import { baseUrl } from './addresses.ts';

interface Watch {
  /** What our policy refused on pages and frames of ours, as the browser's console says it. A journey that expects some empties it. */
  refused: string[];
}

/** Every journey ends with this check: nothing that we show may need what our content security policy refuses. */
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
