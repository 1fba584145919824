import config from './playwright.config.ts';
import { test } from './setup/test.ts';
import { wholeJourney } from './setup/whole-journey.ts';

const { launchOptions = {} } = config.use ?? {};
// Shows scroll bars that take up space, as on Windows. Playwright hides them by default.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const width of [1024, 390])
  test(`the whole journey passes with scroll bars at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await wholeJourney(page);
  });
