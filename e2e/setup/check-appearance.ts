import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './widget-page.ts';

/**
 * Waits until the card frame has received the background colour; until then it shows the other
 * scheme's colours.
 */
async function cardFramesFollow(page: Page): Promise<void> {
  for (const frame of page.frames().filter((each) => each.url().includes('/element/'))) {
    const element = await frame.frameElement();
    const background = () =>
      element.evaluate((node) => {
        let at: Element | null = node as Element;
        while (at && /, 0\)$/.test(getComputedStyle(at).backgroundColor)) at = at.parentElement;
        return at && getComputedStyle(at).backgroundColor;
      });
    const frameColour = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(async () => (await frameColour()) === (await background())).toBe(true);
  }
}

/** Each scheme and each width once; stories cover their combinations. */
const appearances = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

/**
 * Checks the current page, light on a desktop and dark on a phone. Fails on an axe violation or
 * horizontal overflow.
 */
export async function checkAppearance(page: Page): Promise<void> {
  for (const { colorScheme, width } of appearances) {
    // Disables transitions, because a notice that is fading in has half of its contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await cardFramesFollow(page);
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  await page.setViewportSize({ width: 1280, height: 844 });
}
