import { logIn, verified } from './setup/accounts.ts';
import { printing } from './setup/paper.ts';
import { box, citationOf, results, save, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('a lawyer searches, filters, reads, saves, prints and searches again', async ({ page }) => {
  test.slow();
  const printed = await printing(page);
  const person = await verified(page.request);
  await page.goto('/');
  await logIn(page, person);
  await search(page, 'risarcimento del danno da cose in custodia');

  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters.getByRole('checkbox', { name: 'Corte di cassazione' }).check();
  await expect(page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' })).toBeVisible();
  await expect(page).toHaveURL(/&/);
  await settled(page);
  const first = results(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/Cass/);
  const citation = await citationOf(first);
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  const verdict = first.getByRole('region', { name: 'Testo integrale' });
  await expect(verdict.locator('mark').first()).toBeVisible();
  await verdict.getByRole('button', { name: 'Chiudi e torna su' }).click();
  await expect(verdict).toBeHidden();
  await save(page, first, 'Rossi contro Condominio');

  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Rossi contro Condominio' }).click();
  await expect(page.getByRole('heading', { name: citation })).toBeVisible();
  const note = page.getByRole('textbox', { name: `Nota su ${citation}` });
  await note.fill('Da citare nella memoria.');
  await expect(page.getByText('Nota salvata')).toBeVisible();
  await page.getByRole('button', { name: 'Stampa la cartella' }).click();
  expect((await printed()).pageText).toContain('Da citare nella memoria.');

  await page.getByRole('link', { name: 'Cronologia' }).first().click();
  await page.getByRole('link', { name: /^Ripeti la ricerca: risarcimento/ }).click();
  await expect(box(page)).toHaveValue('risarcimento del danno da cose in custodia');
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sentenze' }).click();
  await expect(page.getByText(/^[\d.]+ sentenze$/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
});
