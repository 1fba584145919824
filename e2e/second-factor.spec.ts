import type { Page } from '@playwright/test';
import { logIn, verified } from './setup/accounts.ts';
import { withAuthenticator } from './setup/authenticator.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { box } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('massima.token'));
  await page.goto('/login');
};
const openFactors = async (page: Page) => {
  await page.goto('/profile');
  await page.getByText('Secondo fattore', { exact: true }).first().click();
};

test('a passkey is added, asked at the login, before an export, and logs in alone', async ({ page }) => {
  test.slow();
  await withAuthenticator(page);
  const person = await verified(page.request);
  await page.goto('/login');
  await logIn(page, person);
  await expect(box(page)).toBeVisible();

  await openFactors(page);
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('Nome della passkey').fill('Portatile');
  await page.getByRole('button', { name: 'Crea la passkey' }).click();
  const codesDialog = page.getByRole('dialog', { name: 'Codici di recupero' });
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10);
  const [code = ''] = await codesDialog.getByRole('listitem').allInnerTexts();
  await codesDialog.getByRole('button', { name: 'Chiudi' }).first().click();
  await expect(codesDialog).toBeHidden();
  await expect(page.getByText('Portatile')).toBeVisible();
  await checkAppearance(page);

  // The export requires a proof, and starts the download after it. The proof then serves for ten
  // minutes.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutti i dati' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Conferma dell’identità' });
  await dialog.getByRole('button', { name: 'Usa la passkey' }).click();
  expect((await download).suggestedFilename()).toBe('massima.json');
  await expect(dialog).toBeHidden();

  await page.getByLabel('Accesso con la sola passkey, senza password').click();
  await expect(page.getByLabel('Accesso con la sola passkey, senza password')).toBeChecked();

  // A recovery code instead of the passkey, on a device that is then remembered.
  await logOut(page);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await page.getByLabel('Codice di recupero').fill('abcd-efgh-jkmn');
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(page.getByText('Il codice o la passkey non sono validi')).toBeVisible();
  await page.getByLabel('Codice di recupero').fill(code);
  await page.getByLabel('Non chiedere più su questo dispositivo per 30 giorni').check();
  await page.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(box(page)).toBeVisible();
  await logOut(page);
  await logIn(page, person);
  await expect(box(page)).toBeVisible();

  await logOut(page);
  await page.getByRole('link', { name: 'Accedi con una passkey' }).click();
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  await expect(box(page)).toBeVisible();
});
