import type { Locator, Page } from '@playwright/test';

export const box = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Domanda, riferimento o articolo di legge' });

export const results = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: 'Risultati' }).getByRole('article');

/** Asks and waits for the answer, whatever it is. */
export async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await page
    .getByRole('tabpanel', { name: 'Risultati' })
    .getByText(/^(\d+|Nessuna) (massim|sentenz)[ae]$/)
    .last()
    .waitFor();
}
