import type { APIRequestContext } from '@playwright/test';
import { enter, logIn, newPerson } from './setup/accounts.ts';
import { mailsTo } from './setup/mail.ts';
import { box } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

/** Returns the path of the link to one of the two pages in the newest mail to an address. */
async function linkTo(request: APIRequestContext, email: string, page: 'confirm' | 'decide') {
  const found = async () =>
    (await mailsTo(request, email)).flatMap(
      ({ text }) => new RegExp(`https?://\\S+(/users/address/${page}/\\S+)`).exec(text)?.[1] ?? [],
    )[0] ?? '';
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  return found();
}

test('a user requests a new address, confirms it in the new mailbox and approves it in the old', async ({
  page,
}) => {
  test.slow();
  const person = await enter(page);
  const { email } = newPerson();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia indirizzo' });
  await dialog.getByLabel('Nuovo indirizzo e-mail').fill(email);
  await dialog.getByLabel('Password attuale').fill('non è questa');
  await dialog.getByRole('button', { name: 'Richiedi la modifica' }).click();
  await expect(dialog.getByText('La password attuale non è corretta.')).toBeVisible();
  await dialog.getByLabel('Password attuale').fill(person.password);
  await dialog.getByRole('button', { name: 'Richiedi la modifica' }).click();
  await expect(page.getByText(`Nuovo indirizzo in attesa: ${email}.`)).toBeVisible();

  await page.goto(await linkTo(page.request, email, 'confirm'));
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(page.getByText('L’indirizzo è confermato.')).toBeVisible();
  await page.goto(await linkTo(page.request, person.email, 'decide'));
  await page.getByRole('button', { name: 'Acconsenti' }).click();
  await expect(page.getByText('Il nuovo indirizzo vale da ora')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('massima.token'));
  await page.goto('/login');
  await logIn(page, { ...person, email });
  await expect(box(page)).toBeVisible();
});
