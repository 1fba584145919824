import { enter } from './setup/accounts.ts';
import { keepByName as keep } from './setup/by-name.ts';
import { results, save, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

// Compares the accessibility tree of the main screens with stored copies, in addition to
// screen-reader.spec.ts, which covers changing states.

test('public screens keep their accessibility tree', async ({ page }) => {
  for (const [path, name] of [
    ['/registration', 'registration'],
    ['/restore', 'restore'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keep(page, name);
  }
});

test('a lawyer’s screens keep their accessibility tree', async ({ page }) => {
  test.slow();
  await enter(page);
  await expect(page.getByText('Per esempio')).toBeVisible();
  await keep(page, 'search-start');
  await search(page, 'usucapione');
  await settled(page);
  await save(page, results(page).first(), 'Possesso');
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Possesso' })).toBeVisible();
  await keep(page, 'folders');
  await page.goto('/queryhistory');
  await expect(page.getByRole('row')).toHaveCount(2);
  await keep(page, 'history');
  await page.goto('/alerts');
  await expect(page.getByText('Nessun avviso.')).toBeVisible();
  await keep(page, 'alerts');
  await page.goto('/citations');
  await page.getByLabel('Testo dell’atto').fill('Cass. civ. n. 98765/2019 e art. 2043 c.c.');
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Esito della verifica' })).toBeVisible();
  await keep(page, 'citations');
  await page.goto('/updatepassword');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keep(page, 'password');
});
