import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const box = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Domanda, riferimento o articolo di legge' });

export const results = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');
/** Results whose ruling has a full text. */
export const resultsWithText = (page: Page) =>
  results(page).filter({ has: page.getByRole('button', { name: 'Testo integrale', disabled: false }) });

/** Waits for pending requests, because the page shows the previous results until then. */
export const settled = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Returns the number of results shown: cards, and results folded below them. */
export async function countShown(page: Page): Promise<number> {
  const folded = await page
    .getByRole('tabpanel')
    .locator('details[data-folded]:not([open])')
    .evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset['folded'])));
  return folded.reduce((sum, count) => sum + count, await results(page).count());
}

/** Searches and waits for the response. */
export async function search(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  // Returning to the search restores the last query, possibly a moment later.
  await expect(box(page)).toHaveValue(question);
  await box(page).press('Enter');
  // The title changes with the screen. Until then, the number belongs to the previous results.
  await expect.poll(() => page.title()).toContain(question);
  await page
    .getByRole('tabpanel')
    .getByText(/^(([\d.]+|Nessuna) (massim|sentenz)[ae]|Sul punto .+ la raccolta tace\.)$/)
    .last()
    .waitFor();
}

/** Returns the citation as typed and copied, without the non-breaking spaces of the screen. */
export const citationOf = async (result: Locator): Promise<string> =>
  ((await result.getByRole('heading', { level: 2 }).textContent()) ?? '').replaceAll('\u00a0', ' ');

/** Saves a result in a folder, which is created if it does not exist. */
export async function save(page: Page, result: Locator, folder: string): Promise<void> {
  await result.getByRole('button', { name: /^Salva(to; salva)? in un(a|’altra) cartella$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Salva in una cartella' });
  await dialog.getByLabel('Cartella', { exact: true }).fill(folder);
  const description = dialog.getByLabel(/^Descrizione della nuova cartella/);
  const existing = dialog.getByRole('checkbox', { name: new RegExp(`^${folder}`) });
  await expect(description.or(existing)).toBeVisible();
  if (await description.isVisible()) await description.fill('Risarcimento');
  await dialog.getByRole('button', { name: /^(Crea e salva|Salva)$/ }).click();
  await expect(dialog).toBeHidden();
}
