import { enter } from './setup/accounts.ts';
import { results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('a ruling is shared by a link until the link is revoked', async ({ page, browser }) => {
  await enter(page);
  await search(page, 'danno da cose in custodia');
  await results(page).first().getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.getByRole('button', { name: 'Condividi con un cliente' }).first().click();
  const form = page.getByRole('dialog', { name: 'Condividi con un cliente' });
  await form.getByLabel('Nome dello studio').fill('Studio <b>Rossi</b>');
  await form.getByRole('button', { name: 'Crea il collegamento' }).click();
  const made = page.getByRole('dialog', { name: 'Collegamento per il cliente' });
  const link = (await made.getByLabel('Collegamento per il cliente').last().innerText()).trim();
  await made.getByRole('button', { name: 'Chiudi' }).first().click();

  const client = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  const response = await client.goto(new URL(link).pathname);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(client.getByText('Decisione condivisa da Studio <b>Rossi</b>')).toBeVisible();
  await expect(client.getByRole('region', { name: 'Testo integrale' })).toBeVisible();
  await expect(client.getByRole('main').getByRole('link')).toHaveCount(0);

  await page.goto('/profile');
  await page.getByText('Collegamenti per i clienti', { exact: true }).click();
  const list = page.getByRole('list', { name: 'Collegamenti per i clienti' });
  await list
    .getByRole('button', { name: /^Revoca/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca il collegamento' }).click();
  await expect(page.getByText('Il collegamento è stato revocato.')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Collegamento non più valido' })).toBeVisible();
  await expect(client.getByText('Studio <b>Rossi</b>')).toBeHidden();
  await client.context().close();
});
