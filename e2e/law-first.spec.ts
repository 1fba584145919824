import { enter } from './setup/accounts.ts';
import { ask, results, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

for (const [width, height, above] of [
  [390, 844, 330],
  [320, 640, 300],
] as const)
  test(`at ${width} × ${height} the first principle begins above ${above}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enter(page);
    await ask(page, 'licenziamento per giusta causa');
    await settled(page);
    const principle = results(page)
      .first()
      .locator('p')
      .filter({ has: page.locator('mark') })
      .first();
    const place = await principle.boundingBox();
    expect(place?.y).toBeLessThan(above);
    await page.getByRole('button', { name: /massime/, expanded: false }).click();
    await expect(page.getByRole('combobox', { name: 'Ordine' })).toBeVisible();
  });
