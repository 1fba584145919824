import type { Locator } from '@playwright/test';
import { test } from './setup/test.ts';
import { wholeJourney } from './setup/whole-journey.ts';

test('the whole journey passes in Firefox', async ({ page }) => {
  test.slow();
  // Over BiDi, `fill` sets a value by script, which React does not notice, so the test types
  // instead.
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.fill = async function (this: Locator, text) {
    await this.focus();
    await this.press('Control+a');
    await this.press('Delete');
    await this.pressSequentially(text);
  };
  await wholeJourney(page);
});
