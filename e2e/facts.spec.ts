import { enter } from './setup/accounts.ts';
import { results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('a filter recognised in the query is a chip, which is removed and restored without charge', async ({
  page,
}) => {
  await enter(page);
  const charged: boolean[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('search.run')) return;
    const body = (await response.json()) as { result: { data: { data: { charged: boolean } } } };
    charged.push(body.result.data.data.charged);
  });
  await search(page, 'licenziamento cassazione');
  const chip = page.getByRole('button', { name: 'come filtro: Corte di cassazione, cerca come parola' });
  await expect(chip).toBeVisible();
  await expect(results(page).first().getByRole('heading', { level: 2 })).toHaveText(/Cass/);
  const total = page.getByText(/^[\d.]+ massime$/).last();
  const before = await total.textContent();

  await chip.click();
  await expect(page).toHaveURL(/senza=corte/);
  await expect(chip).toHaveCount(0);
  await expect(total).not.toHaveText(before ?? '');
  await page.goBack();
  await expect(chip).toBeVisible();
  await expect(total).toHaveText(before ?? '');
  await page.goForward();
  await page.reload();
  await expect(page).toHaveURL(/senza=corte/);
  await expect(chip).toHaveCount(0);
  await expect.poll(() => charged.filter(Boolean).length).toBe(1);
  expect(charged.length).toBeGreaterThan(1);

  // A selected filter has priority over the filter recognised in the query.
  await page.goBack();
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters
    .getByRole('checkbox', { name: /^Tribunale/ })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Rimuovi il filtro Tribunale' })).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(results(page).first().getByRole('heading', { level: 2 })).toHaveText(/Trib/);

  await search(page, 'licenziamento trib rovereto 1951');
  await expect(page.getByText('Nessun risultato per questa ricerca.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerca come parole' }).click();
  await expect(page).toHaveURL(/senza=corte,anno/);
  await expect(results(page).first()).toBeVisible();
});
