import { devices, type Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { results, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';
import { wholeJourney } from './setup/whole-journey.ts';

/** Returns the controls smaller than 24 px, except links in a line of text (WCAG 2.5.8). */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input, main select, header a, header button',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element: element.closest('label') ?? element }))
      .filter(({ element }) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && (width < 24 || height < 24);
      })
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );

test.describe('touch', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the whole journey passes with touch', async ({ page }) => {
    test.slow();
    await wholeJourney(page);
  });

  test('controls are large enough, and no name stays over a touched button', async ({ page }) => {
    await enter(page);
    await search(page, 'usucapione');
    await settled(page);
    expect(await tooSmall(page)).toEqual([]);
    const up = results(page).first().getByRole('button', { name: 'Risultato utile' });
    await up.tap();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    expect(await up.evaluate((button) => getComputedStyle(button, '::after').display)).toBe('none');
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('states and the focus are visible without our colours', async ({ page }) => {
    await enter(page);
    await search(page, 'usucapione');
    await settled(page);
    const first = results(page).first();
    const pick = first.getByRole('button', { name: 'Seleziona' });
    const borderOf = () => pick.evaluate((button) => getComputedStyle(button).outlineStyle);
    await pick.click();
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(pick).toBeFocused();
    expect(await borderOf()).not.toBe('none');
    // Pressed buttons have a border with forced colours, because the state is otherwise shown only
    // by colour.
    const up = first.getByRole('button', { name: 'Risultato utile' });
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    for (const button of [pick, up])
      expect(await button.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
    // Highlights of matches use the system's colours.
    const highlight = first.locator('mark').first();
    expect(await highlight.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(
      await first.evaluate((node) => getComputedStyle(node.closest('main') ?? node).backgroundColor),
    );
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves while a filter sheet, a verdict and a dialog open and close', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { moved: [] as string[] }).moved;
      for (const type of ['transitionrun', 'animationstart'] as const)
        addEventListener(
          type,
          ({ target }) => {
            const style = getComputedStyle(target as Element);
            const longest = Math.max(
              ...`${style.transitionDuration},${style.animationDuration}`.split(',').map(parseFloat),
            );
            if (longest > 0.001) seen.push((target as Element).outerHTML.slice(0, 80));
          },
          true,
        );
    });
    await enter(page);
    await search(page, 'usucapione');
    await page.getByRole('button', { name: 'Filtri', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Filtri' })
      .getByRole('button', { name: /^Mostra \d+ risultat/ })
      .click();
    const first = results(page).first();
    await first.getByRole('button', { name: 'Testo integrale' }).click();
    await first.getByRole('button', { name: 'Chiudi e torna su' }).click();
    await first.getByRole('button', { name: /in una cartella$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});
