import type { Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import {
  authenticate,
  cards,
  changeCard,
  confirmPlan,
  fillCard,
  refuseAtBank,
  subscribe,
} from './setup/card.ts';
import { passDays } from './setup/pass-days.ts';
import { box, results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

// These journeys move the clock of the complete application, so they run last, one at a time.

const pastTrial = 15;
const blocked = (page: Page) => page.getByRole('alertdialog', { name: 'Ricerca non disponibile' });
const due = (page: Page) => page.getByRole('row').filter({ hasText: 'Da pagare' });

/** Searches from a page that was loaded before the change and expects a rejection. */
async function searchRejected(page: Page, reason: string): Promise<void> {
  await box(page).fill('servitù di passaggio');
  await box(page).press('Enter');
  await expect(blocked(page)).toContainText(reason);
}

test('a failed renewal closes the search until another card pays the invoice', async ({ page }) => {
  test.slow();
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/);
  await search(page, 'usucapione');
  await page.goto('/subscription');
  await expect(page.getByText('Una ricerca usata su 500')).toBeVisible();
  await changeCard(page, cards.failsLater);
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'usucapione');

  await passDays(page.request, pastTrial);
  await searchRejected(page, 'L’abbonamento è scaduto.');
  await blocked(page).getByRole('button', { name: 'Vai all’abbonamento' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByText('Il rinnovo non è stato pagato.')).toBeVisible();
  await page.reload();
  // The page offers no second subscription; it requires payment of the open invoice.
  await expect(page.getByRole('heading', { name: 'Rinnovo da pagare' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(due(page)).toContainText('39,20');
  await due(page).getByRole('button', { name: 'Paga' }).click();
  await expect(page.getByText('Il pagamento della fattura non è riuscito.')).toBeVisible();
  await changeCard(page, cards.good);
  await due(page).getByRole('button', { name: 'Paga' }).click();
  await expect(page.getByText('Il pagamento è riuscito.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Abbonamento', level: 1 })).toBeVisible();
  await expect(page.getByText('Attivo', { exact: true })).toBeVisible();
  await expect(page.getByText('0 ricerche usate su 500')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '39,20' })).toContainText('Pagata');
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'servitù di passaggio');
  await expect(results(page).first()).toBeVisible();
});

test('an open invoice is paid after authentication at the bank', async ({ page }) => {
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/, cards.asksAlways);
  await passDays(page.request, pastTrial);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rinnovo da pagare' })).toBeVisible();
  await due(page).getByRole('button', { name: 'Paga' }).click();
  await authenticate(page);
  await expect(box(page)).toBeVisible({ timeout: 40_000 });
  await search(page, 'usucapione');
  await expect(results(page).first()).toBeVisible();
});

test('a plan change waits for the bank, and continues after it declines', async ({ page }) => {
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/, cards.asksAlways);
  await passDays(page.request, pastTrial);
  await page.reload();
  await due(page).getByRole('button', { name: 'Paga' }).click();
  await authenticate(page);
  await expect(box(page)).toBeVisible({ timeout: 40_000 });

  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await dialog.getByRole('radio', { name: /Annuale/ }).check();
  await confirmPlan(page);
  await refuseAtBank(page);
  await expect(dialog.getByText('L’autenticazione della carta non è riuscita.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Annuale/ })).toBeChecked();
  await confirmPlan(page);
  await authenticate(page);
  await expect(page.getByText('Il piano è stato modificato.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Annuale' })).toBeVisible();
});

test('a downgrade previews the credit, moves no money and lowers the quota', async ({ page }) => {
  await enter(page, { trial: false });
  await subscribe(page, /Annuale/);
  await passDays(page.request, pastTrial);
  await page.goto('/subscription');
  await expect(page.getByText('Attivo', { exact: true })).toBeVisible();
  await expect(page.getByText(/senza limite$/)).toBeVisible();
  const paid = page.getByRole('row').filter({ hasText: '490,00' });
  await expect(paid).toContainText('Pagata');
  const pdf = await page.request.get(
    (await paid.getByRole('link', { name: 'Scarica il PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toContain('application/pdf');

  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await dialog.getByRole('radio', { name: /Mensile/ }).check();
  await expect(dialog.getByText(/^Un credito di 4\d\d,\d\d/)).toBeVisible();
  await expect(dialog.getByText(/0,00.*coperto dal credito/).first()).toBeVisible();
  await confirmPlan(page);
  await expect(page.getByText('Il piano è stato modificato.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mensile' })).toBeVisible();
  await expect(page.getByText(/ su 500$/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Pagata' })).toHaveCount(3);
});

test('an expired subscription is bought again without a second trial, and search works again', async ({
  page,
}) => {
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Disdici l’abbonamento' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disdici l’abbonamento' }).click();
  await expect(page.getByText(/^Scade (?:il |l’)/)).toBeVisible();
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'usucapione');

  await passDays(page.request, pastTrial);
  await searchRejected(page, 'L’abbonamento è scaduto.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Scegli un piano' })).toBeVisible();
  await expect(page.getByText(/^Oggi vengono addebitati/)).toBeVisible();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Paga e inizia' }).click();
  await expect(results(page).first()).toBeVisible({ timeout: 40_000 });
});

test('a trial that ends without a card leads to the plans', async ({ page }) => {
  await enter(page);
  await search(page, 'usucapione');
  await passDays(page.request, pastTrial);
  await box(page).fill('servitù di passaggio');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Scegli un piano' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Inizia la prova|Attiva il piano)$/ })).toBeVisible();
});
