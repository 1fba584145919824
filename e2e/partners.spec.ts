import { expect, test } from '@playwright/test';
import { baseUrl } from './setup/addresses.ts';
import { expectAccessible } from './setup/widget-page.ts';

test('a bar association composes its line, sees it at work and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners');
  const preview = page.locator('[data-partners-preview] iframe').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Crea un account' })).toBeVisible();
  await preview.getByLabel('Nome', { exact: true }).fill('Anna');

  await page.getByLabel('Colore principale').fill('#FFAA00');
  await expect(page.getByText('Questo colore non si legge bene')).toBeVisible();
  await page.getByLabel('Aspetto').selectOption('dark');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The look changes in the open form: what was typed is still there.
  await expect(preview.getByLabel('Nome', { exact: true })).toHaveValue('Anna');
  await expectAccessible(page);

  await page.getByLabel("Sigla dell'Ordine").fill('Vallechiara');
  await page.getByRole('button', { name: 'Copia la riga' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    'data-theme="dark" data-accent="ffaa00" data-price-type="regular" data-origin="vallechiara"',
  );
  expect(copied).toContain(`<script async src="${baseUrl}/widget/loader.js"></script>`);

  await page.getByLabel('Forma').selectOption('dialog');
  const link = page.locator('[data-partners-preview] a');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the guide names this product in what is to be allowed', async ({ page }) => {
  await page.goto('/partners/guide');
  await expect(page.getByText(`frame-src ${baseUrl}`)).toBeVisible();
  await expectAccessible(page);
});
