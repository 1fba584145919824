import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { box } from './search-page.ts';

/** Test cards of the provider, by their result. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Attaches, then every charge fails. */
  failsLater: '4000000000000341',
  /** The bank asks once, when the card is set up. */
  asksOnce: '4000002500003155',
  /** The bank asks for every payment. */
  asksAlways: '4000002760003184',
};

export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Dati della carta"]');
  await card.getByLabel('Numero della carta').fill(number);
  await card.getByLabel('Data di scadenza').fill('12/34');
  await card.getByLabel('Codice di sicurezza').fill('123');
}

const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Autenticazione della carta"]');

/** Confirms the payment in the bank's prompt. */
export const authenticate = (page: Page): Promise<void> =>
  bank(page).getByRole('button', { name: 'Autentica', exact: true }).click();

export const refuseAtBank = (page: Page): Promise<void> =>
  bank(page).getByRole('button', { name: 'Rifiuta l’autenticazione' }).click();

/** Chooses a plan on the gate, and waits for the search that opens behind it. */
export async function subscribe(page: Page, plan: RegExp, card = cards.good): Promise<void> {
  await page.getByRole('radio', { name: plan }).check();
  await fillCard(page, card);
  await page.getByRole('button', { name: /^(Inizia la prova|Attiva il piano)$/ }).click();
  if (card === cards.asksAlways || card === cards.asksOnce) await authenticate(page);
  await expect(box(page)).toBeVisible({ timeout: 40_000 });
}

/** Adds a card in the panel on the page, which then pays the subscription. */
export async function changeCard(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi una carta' }).click();
  await fillCard(page, card);
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await expect(page.getByText('Il metodo di pagamento è stato aggiornato.')).toBeVisible();
}

/** Continues from the selection of a plan to its confirmation, once its price is shown. */
export async function confirmPlan(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Cambia piano' }).getByRole('button', { name: 'Continua' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Confermare il cambio di piano?' });
  await confirmation.getByRole('button', { name: 'Conferma il cambio' }).click();
}
