import type { Page } from '@playwright/test';
import { enter, logIn } from './setup/accounts.ts';
import { authenticate, cards, confirmPlan, fillCard, subscribe } from './setup/card.ts';
import { box, results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const start = (page: Page) => page.getByRole('button', { name: /^(Inizia la prova|Attiva il piano)$/ });

test('a newcomer subscribes with a trial, cancels, restores, and changes the plan', async ({ page }) => {
  await enter(page, { trial: false });
  await expect(page.getByRole('radio', { name: /Mensile/ })).toBeChecked();
  await expect(page.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
  await subscribe(page, /Mensile/);

  await page.goto('/subscription');
  await expect(page.getByText('In prova', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Disdici l’abbonamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disdici l’abbonamento' }).click();
  await expect(page.getByText('L’abbonamento è stato disdetto.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoca la disdetta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca la disdetta' }).click();
  await expect(page.getByText('La disdetta è stata revocata.')).toBeVisible();
  await expect(page.getByText(/^Si rinnova (?:il |l’)/)).toBeVisible();

  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await expect(dialog.getByRole('button', { name: 'Continua' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Annuale/ }).check();
  await expect(dialog.getByText(/^Oggi/)).toBeVisible();
  // Uses another card, whose bank prompts in the page behind the dialog.
  await dialog.getByRole('button', { name: 'Aggiungi una carta' }).click();
  await fillCard(page, cards.asksOnce);
  await dialog.getByRole('button', { name: 'Salva la carta' }).click();
  await authenticate(page);
  await expect(dialog.getByRole('radio', { name: /•••• 3155/ })).toBeChecked();
  await confirmPlan(page);
  await expect(page.getByText('Il piano è stato modificato.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Annuale' })).toBeVisible();
  const payer = page.getByRole('listitem').filter({ hasText: 'usata per l’abbonamento' });
  await expect(payer).toContainText('•••• 3155');
  await expect(page.getByRole('heading', { name: 'Fatture' })).toBeVisible();
});

test('a second card pays, the first is removed, and the last stays while the plan renews', async ({
  page,
}) => {
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/);
  await page.goto('/profile');
  await page.getByText('Metodi di pagamento', { exact: true }).click();
  const card = (last4: string) => page.getByRole('listitem').filter({ hasText: `•••• ${last4}` });
  const remove = (last4: string) => card(last4).getByRole('button', { name: /^Rimuovi/ });
  await expect(card('4242')).toContainText('usata per l’abbonamento');
  await expect(remove('4242')).toBeDisabled();
  await expect(page.getByText(/ed è l’unica: prima occorre/)).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi una carta' }).click();
  await fillCard(page, cards.asksOnce);
  await page.getByRole('checkbox', { name: 'Usala per pagare l’abbonamento' }).uncheck();
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await authenticate(page);
  await expect(page.getByText('La carta è stata aggiunta.')).toBeVisible();
  await expect(card('4242')).toContainText('usata per l’abbonamento');

  await card('3155')
    .getByRole('button', { name: /^Modifica/ })
    .click();
  const editing = page.getByRole('dialog', { name: /3155/ });
  await editing.getByRole('combobox', { name: 'Anno' }).selectOption('2038');
  await editing.getByRole('button', { name: 'Salva' }).click();
  await expect(card('3155')).toContainText('scade 12/2038');
  await card('3155').getByRole('button', { name: 'Usa per l’abbonamento' }).click();
  await expect(card('3155')).toContainText('usata per l’abbonamento');

  await remove('4242').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi la carta' }).click();
  await expect(card('4242')).toHaveCount(0);
  await expect(remove('3155')).toBeDisabled();
  await page.reload();
  await page.getByText('Metodi di pagamento', { exact: true }).click();
  await expect(card('3155')).toContainText('usata per l’abbonamento');
});

test('after a declined card, a card with authentication at the bank pays', async ({ page }) => {
  await enter(page, { trial: false });
  await fillCard(page, cards.declined);
  await start(page).click();
  await expect(page.getByText('La carta è stata rifiutata.')).toBeVisible();
  await fillCard(page, cards.asksOnce);
  await start(page).click();
  await authenticate(page);
  await expect(box(page)).toBeVisible({ timeout: 40_000 });
});

test('after the last search of a trial, the dialog leads to a plan and then to the results', async ({
  page,
}) => {
  await enter(page, { searches: 1 });
  await search(page, 'usucapione');
  await box(page).fill('servitù di passaggio');
  await box(page).press('Enter');
  const blocked = page.getByRole('alertdialog', { name: 'Ricerca non disponibile' });
  await expect(blocked).toContainText('Le ricerche comprese nel piano sono esaurite.');
  await blocked.getByRole('button', { name: 'Vai all’abbonamento' }).click();
  await expect(page.getByRole('heading', { name: 'Prova in corso' })).toBeVisible();
  await expect(page.getByText('Una ricerca usata su 1')).toBeVisible();
  await fillCard(page, cards.good);
  await start(page).click();
  await expect(page.getByText('0 ricerche usate su 500')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'servitù di passaggio');
  await expect(results(page).first()).toBeVisible();
});

test('an expired licence leads to the plans', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { email: 'expired@example.com', password: 'massima-demo' });
  await expect(page.getByRole('heading', { name: 'Scegli un piano' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Esci' })).toBeVisible();
});
