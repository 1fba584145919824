import type { Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { results, resultsWithText, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'licenziamento per giusta causa';

const firstPrinciple = (page: Page) =>
  results(page)
    .first()
    .locator('p')
    .filter({ has: page.locator('mark') })
    .first();

for (const [width, height, above] of [
  [1440, 900, 300],
  [1024, 768, 300],
  [390, 844, 330],
  [320, 640, 300],
] as const)
  test(`at ${width} × ${height} the first principle starts above ${above}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await search(page, question);
    await settled(page);
    const box = await firstPrinciple(page).boundingBox();
    expect(box?.y).toBeLessThan(above);
    if (width >= 768) return;
    await page.getByRole('button', { name: /massime/, expanded: false }).click();
    await expect(page.getByRole('combobox', { name: 'Ordine' })).toBeVisible();
  });

for (const [width, height, least] of [
  [1440, 900, 5],
  [390, 844, 3],
] as const)
  test(`at ${width} × ${height} at least ${least} results are completely visible, and one opens in place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await search(page, question);
    await settled(page);
    await expect.poll(() => results(page).count()).toBeGreaterThan(least);
    const fullyVisible = () =>
      results(page).evaluateAll(
        (cards, bottom) =>
          cards.filter((card) => {
            const { top, bottom: end } = card.getBoundingClientRect();
            return top >= 0 && end <= bottom;
          }).length,
        height,
      );
    expect(await fullyVisible()).toBeGreaterThanOrEqual(least);
    const first = results(page).first();
    await firstPrinciple(page).click();
    await expect(first.getByRole('button', { name: 'Riduci il risultato' })).toBeVisible();
    await first.getByRole('button', { name: 'Riduci il risultato' }).click();
    await expect(first.getByRole('button', { name: 'Apri il risultato' })).toBeFocused();
    expect(await fullyVisible()).toBeGreaterThanOrEqual(least);
  });

test('at 320 × 568 a ruling’s page shows the law, and the history its first row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enter(page);
  await search(page, question);
  await settled(page);
  await results(page).first().getByRole('heading', { level: 2 }).getByRole('link').click();
  const law = page.getByRole('article').first().locator('p').last();
  await expect(law).toBeVisible();
  expect((await law.boundingBox())?.y).toBeLessThan(450);
  await page.goto('/queryhistory');
  const row = page.locator('tbody tr').filter({ hasText: question }).first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(300);
});

test('on a phone the sticky bars of a ruling leave no gap and show its full name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await search(page, question);
  await settled(page);
  const card = resultsWithText(page).first();
  await card.getByRole('button', { name: 'Testo integrale' }).click();
  const text = card.getByRole('region', { name: 'Testo integrale' });
  await text.getByRole('button', { name: 'Parola trovata successiva' }).click();
  await text.getByRole('button', { name: 'Parola trovata successiva' }).click();
  const name = text.locator('strong[title]').first();
  const { cut, between } = await name.evaluate((element) => {
    const bar = element.parentElement!.getBoundingClientRect();
    const above = document.elementFromPoint(bar.left + 20, bar.top - 2);
    return {
      cut: element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      between: above?.closest('[data-result] p') !== null && above?.closest('[data-result] p') !== undefined,
    };
  });
  expect(cut).toBe(false);
  expect(between).toBe(false);
});
