import { baseUrl, partnerUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import { expectAccessible, frameIn, openPartner, eventsOf, shiftsOf } from './setup/widget-page.ts';

test('a bar association composes its embed code, previews and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners');
  const preview = page.locator('[data-partners-preview] iframe').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Crea un account' })).toBeVisible();
  await preview.getByLabel('Nome', { exact: true }).fill('Anna');

  await page.getByLabel('Colore principale', { exact: true }).fill('#FFAA00');
  await expect(page.getByText('Questo colore non si legge bene')).toBeVisible();
  await page.getByLabel('Aspetto').selectOption('dark');
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Changing the theme keeps the input in the open form.
  await expect(preview.getByLabel('Nome', { exact: true })).toHaveValue('Anna');
  await expectAccessible(page);

  await page.getByLabel('Sigla dell’Ordine').fill('Vallechiara');
  await page.getByRole('button', { name: 'Copia il codice' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const address = `${baseUrl}/registration_embedded?locale=it&amp;theme=dark&amp;accent=ffaa00&amp;price_type=regular&amp;origin=vallechiara`;
  expect(copied).not.toContain('<iframe');
  await page.getByLabel('Codice completo').check();
  await expect(page.locator('pre code')).toContainText(`<iframe src="${address}"`);
  expect(copied).toContain(`<a href="${address}">`);
  expect(copied).toContain(`<script async src="${baseUrl}/widget/loader.js"></script>`);

  // The selected options are in the URL.
  await page.reload();
  await expect(page.getByLabel('Colore principale', { exact: true })).toHaveValue('#FFAA00');
  await page.getByLabel('Giorni di prova').fill('4000');
  await expect(page.getByText(/la convenzione concede sono al massimo/)).toBeVisible();

  await page.getByLabel('Forma').selectOption('dialog');
  const link = page.locator('[data-partners-preview] a');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the copied embed code shows the form on a page', async ({ page }) => {
  await page.goto('/partners');
  const line = await page.locator('pre code').textContent();
  await page.route(`${partnerUrl}/own-page`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="it">${line}</html>` }),
  );
  await openPartner(page, '/own-page');
  await expect(frameIn(page).getByRole('heading', { name: 'Crea un account' })).toBeVisible();
  await expect.poll(async () => (await eventsOf(page)).map(({ type }) => type)).toContain('ready');
  await expect(page.locator('[data-massima] a')).toBeHidden();
  expect(await shiftsOf(page)).toBe(0);
});

test('the guide names this installation in the list of origins to allow', async ({ page }) => {
  await page.goto('/partners/guide');
  await expect(page.getByText(`frame-src ${baseUrl}`)).toBeVisible();
  await expectAccessible(page);
});
