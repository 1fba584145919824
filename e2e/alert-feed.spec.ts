import { enter } from './setup/accounts.ts';
import { expect, test } from './setup/test.ts';

test('an alert’s feed is created and revoked on the alerts page and readable by its address without a login', async ({
  page,
}) => {
  await enter(page);
  const token = await page.evaluate(() => localStorage.getItem('massima.token'));
  const followed = await page.request.post('/api/alerts', {
    headers: { Authorization: `Bearer ${token}` },
    data: { question: { query: 'danno da cose in custodia' } },
  });
  const { alert } = (await followed.json()) as { alert: { id: number } };
  await page.goto(`/alerts/${alert.id}`);
  await page.getByRole('button', { name: 'Crea un feed Atom' }).click();
  const form = page.getByRole('dialog', { name: 'Crea un feed Atom' });
  await form.getByLabel('Nome del feed').fill('Causa Rossi');
  await form.getByRole('button', { name: 'Crea un feed Atom' }).click();
  const made = page.getByRole('dialog', { name: 'Indirizzo del feed' });
  const address = await made.getByLabel('Indirizzo del feed').last().innerText();
  await made.getByRole('button', { name: 'Chiudi' }).first().click();

  const feed = await page.request.get(new URL(address.trim()).pathname);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('<title>Causa Rossi</title>');
  expect(await feed.text()).not.toContain('custodia');

  await page.getByRole('button', { name: 'Revoca il feed' }).click();
  await expect(page.getByText('Il feed è stato revocato')).toBeVisible();
  expect((await page.request.get(new URL(address.trim()).pathname)).status()).toBe(404);
});
