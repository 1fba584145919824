import type { Locator, Page } from '@playwright/test';

/** The dialog of a new folder on the folders' screen, filled in and not saved yet. */
export async function newFolder(page: Page, name: string, description: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuova cartella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova cartella' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrizione').fill(description);
  return dialog;
}
