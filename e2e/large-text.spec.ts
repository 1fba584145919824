import config from './playwright.config.ts';
import { expect, test } from './setup/test.ts';
import { wholeJourney } from './setup/whole-journey.ts';

const { launchOptions = {} } = config.use ?? {};
// The browser's default font size, doubled. rem and media queries follow it.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

test('the whole journey passes with text at double size', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await wholeJourney(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole journey passes with text at double size', async ({ page }) => {
    test.slow();
    await wholeJourney(page);
  });
});
