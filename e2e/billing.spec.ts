import { expect, type Page, test } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { box } from './setup/search-page.ts';

const card = (page: Page) => page.frameLocator('iframe[title="Dati della carta"]');

async function fillCard(page: Page, number: string): Promise<void> {
  await card(page).getByLabel('Numero della carta').fill(number);
  await card(page).getByLabel('Data di scadenza').fill('12/34');
  await card(page).getByLabel('Codice di sicurezza').fill('123');
}

const start = (page: Page) => page.getByRole('button', { name: 'Inizia', exact: true });

test('a newcomer subscribes with a trial, cancels, restores, and changes the plan', async ({ page }) => {
  await enter(page, { trial: false });
  await expect(page.getByRole('radio', { name: /Mensile/ })).toBeChecked();
  await expect(page.getByText('Oggi non viene addebitato nulla. La prova dura 14 giorni')).toBeVisible();
  await fillCard(page, '4242424242424242');
  await start(page).click();
  await expect(box(page)).toBeVisible({ timeout: 40_000 });

  await page.goto('/subscription');
  await expect(page.getByText('In prova', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Disdici il rinnovo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disdici il rinnovo' }).click();
  await expect(page.getByText('Il rinnovo è stato disdetto.')).toBeVisible();
  await page.getByRole('button', { name: 'Ripristina il rinnovo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ripristina il rinnovo' }).click();
  await expect(page.getByText('Il rinnovo è stato ripristinato.')).toBeVisible();
  await expect(page.getByText(/^Si rinnova il/)).toBeVisible();

  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await expect(dialog.getByRole('button', { name: 'Cambia piano' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Annuale/ }).check();
  await expect(dialog.getByText(/^Oggi/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambia piano' }).click();
  await expect(page.getByText('Il piano è stato modificato.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Annuale' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fatture' })).toBeVisible();
});

test('a card that is declined gives way to one that the bank asks to authenticate', async ({ page }) => {
  await enter(page, { trial: false });
  await fillCard(page, '4000000000000002');
  await start(page).click();
  await expect(page.getByText('La carta è stata rifiutata.')).toBeVisible();
  await fillCard(page, '4000002500003155');
  await start(page).click();
  const bank = page.frameLocator('iframe[title="Autenticazione della carta"]');
  await bank.getByRole('button', { name: 'Autentica', exact: true }).click();
  await expect(box(page)).toBeVisible({ timeout: 40_000 });
});
