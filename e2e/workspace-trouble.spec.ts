import type { Locator, Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { expect, test } from './setup/test.ts';

/** Opens the dialog of a new folder on the folders' screen and fills it in without saving. */
async function newFolder(page: Page, name: string, description: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nuova cartella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova cartella' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrizione').fill(description);
  return dialog;
}

test('a connection lost during a save is reported, loses nothing, and the note is saved once', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/projects');
  const dialog = await newFolder(page, 'Senza rete', 'Scritta mentre la rete mancava');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByText(/La connessione si è interrotta/)).toBeVisible();
  await expect(dialog.getByLabel('Descrizione')).toHaveValue('Scritta mentre la rete mancava');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Senza rete' })).toHaveCount(1);
});

test('two tabs edit a folder: the later save is rejected, keeps its input, and can be repeated', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/projects');
  const dialog = await newFolder(page, 'Contesa', 'prima');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('link', { name: 'Contesa' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/projects');
  const edit = async (tab: Page, description: string) => {
    const form = tab.getByRole('dialog', { name: 'Modifica la cartella' });
    if (!(await form.isVisible()))
      await tab.getByRole('button', { name: 'Modifica la cartella Contesa' }).click();
    await form.getByLabel('Descrizione').fill(description);
    return form;
  };
  const mine = await edit(page, 'dalla prima scheda');
  const theirs = await edit(other, 'dalla seconda scheda');
  await theirs.getByRole('button', { name: 'Salva' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByRole('button', { name: 'Salva' }).click();
  await expect(mine.getByText(/modificata altrove/)).toBeVisible();
  await expect(mine.getByLabel('Descrizione')).toHaveValue('dalla prima scheda');
  await mine.getByRole('button', { name: 'Salva' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByText('dalla prima scheda')).toBeVisible();
});
