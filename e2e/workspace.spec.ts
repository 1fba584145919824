import type { Locator } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { citationOf, results, save, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'danno non patrimoniale';

test('folders are created, filled, searched, edited, deleted and restored', async ({ page }) => {
  await enter(page);
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await expect(page.getByText('Non ci sono ancora cartelle.')).toBeVisible();
  await page.getByRole('button', { name: 'Nuova cartella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova cartella' });
  await dialog.getByLabel('Nome').fill('x'.repeat(51));
  await expect(dialog.getByText('Il nome di una cartella ha al massimo 50 caratteri.')).toBeVisible();
  await dialog.getByLabel('Nome').fill('Rossi contro Bianchi');
  await dialog.getByLabel('Descrizione').fill('Sinistro stradale');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('La cartella è stata creata.')).toBeVisible();

  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, question);
  await save(page, results(page).first(), 'Rossi contro Bianchi');
  await save(page, results(page).nth(1), 'Locazioni');
  // Saving the same result twice adds it once.
  await save(page, results(page).first(), 'Rossi contro Bianchi');

  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Rossi contro Bianchi' })).toContainText('Un risultato');
  await page.getByRole('searchbox', { name: 'Cerca tra le cartelle' }).fill('locaz');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Modifica la cartella Locazioni' }).click();
  const edit = page.getByRole('dialog', { name: 'Modifica la cartella' });
  await edit.getByLabel('Nome').fill('rossi contro bianchi');
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(edit.getByText('Esiste già una cartella con questo nome.')).toBeVisible();
  await edit.getByLabel('Nome').fill('Locazioni commerciali');
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('link', { name: 'Locazioni commerciali' })).toBeVisible();

  await page.getByRole('button', { name: 'Elimina la cartella Locazioni commerciali' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Elimina/ })
    .click();
  const deleted = page.getByText('La cartella è stata eliminata.').locator('..');
  await expect(deleted).toBeVisible();
  await expect(page.getByRole('link', { name: 'Locazioni commerciali' })).toBeHidden();
  // A notice of an earlier save may still be visible, with a button of the same name.
  await deleted.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByRole('link', { name: 'Locazioni commerciali' })).toBeVisible();
});

test('a folder keeps notes, opens full texts, exports, and a result is removed', async ({ page }) => {
  await enter(page);
  await search(page, question);
  const citation = await citationOf(results(page).first());
  await save(page, results(page).first(), 'Danno');
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Danno' }).click();
  await expect(page.getByText(`Ricerca: ${question}`)).toBeVisible();
  await expect(page.getByText(`Ricerca: ${question}`)).toHaveCSS('font-style', 'italic');

  const note = page.getByRole('textbox', { name: `Nota su ${citation}` });
  await note.fill('Utile per la quantificazione.');
  await expect(page.getByText('Nota salvata')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Utile per la quantificazione.');

  await page.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(page.getByRole('region', { name: 'Testo integrale' }).locator('mark').first()).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi e torna su' }).click();

  for (const [label, ending] of [
    ['Esporta in Word', '.docx'],
    ['Esporta in CSV', '.csv'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    expect(download.suggestedFilename()).toContain('Danno');
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\${ending}$`));
  }

  // The address opens it without further state, like a colleague's bookmark.
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Rimuovi dalla cartella' }).click();
  const removed = page.getByText(`Rimosso dalla cartella: ${citation}`).locator('..');
  await removed.getByRole('button', { name: 'Ripristina' }).click();
  await expect(note).toHaveValue('Utile per la quantificazione.');
  await page.getByRole('button', { name: 'Rimuovi dalla cartella' }).click();
  await expect(page.getByText(`Rimosso dalla cartella: ${citation}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('La cartella è vuota.')).toBeVisible();
});

test('ratings and their comments can be changed and survive a reload', async ({ page }) => {
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const up = first.getByRole('button', { name: 'Risultato utile' });
  const down = first.getByRole('button', { name: 'Risultato non utile' });
  const pressed = async (thumb: Locator, value: 'true' | 'false') => {
    await expect(thumb).toHaveAttribute('aria-pressed', value);
    await expect(thumb).toBeEnabled();
  };
  await up.click();
  await pressed(up, 'true');
  await up.click();
  await pressed(up, 'false');
  await up.click();
  await pressed(up, 'true');

  await down.click();
  const dialog = page.getByRole('dialog', { name: 'Che cosa non va in questo risultato?' });
  await expect(dialog.getByRole('button', { name: 'Invia' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await pressed(up, 'true');
  await down.click();
  await dialog.getByLabel('Commento').fill('Riguarda un caso diverso.');
  await dialog.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByText('Grazie per la valutazione.')).toBeVisible();
  await pressed(down, 'true');
  await pressed(up, 'false');

  await page.reload();
  await pressed(down, 'true');
  await save(page, first, 'Valutati');
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Valutati' }).click();
  await expect(page.getByRole('button', { name: 'Risultato non utile' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Risultato non utile' }).click();
  await expect(page.getByRole('button', { name: 'Risultato non utile' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the history lists searches with their type, and is filtered, paused and deleted', async ({ page }) => {
  await enter(page);
  await search(page, question);
  await page.getByRole('tab', { name: 'Sentenze' }).click();
  await search(page, 'usucapione');
  await page.getByRole('link', { name: 'Cronologia' }).first().click();
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows.first()).toContainText('usucapione');
  await expect(rows.first()).toContainText('Sentenze');
  const count = await rows.count();
  await page.getByRole('button', { name: /^Data, dalla più recente/ }).click();
  await expect(rows.last()).toContainText('usucapione');
  await page.getByRole('searchbox', { name: 'Cerca nella cronologia' }).fill('patrimoniale');
  await expect(rows).not.toHaveCount(count);
  await expect(rows.first()).toContainText(question);
  await page.reload();
  await expect(rows.first()).toContainText(question);

  await page.goto('/queryhistory');
  await page.getByRole('link', { name: 'Ripeti la ricerca: usucapione' }).click();
  await expect(page.getByRole('tab', { name: 'Sentenze' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/q=usucapione/);
  await expect(results(page).first()).toBeVisible();

  await page.getByRole('link', { name: 'Cronologia' }).first().click();
  const pause = page.getByRole('switch', { name: 'Non registrare le nuove ricerche' });
  await pause.click();
  await expect(pause).toBeChecked();
  await expect(page.getByText('La registrazione è sospesa')).toBeVisible();
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'servitù di passaggio');
  await page.getByRole('link', { name: 'Cronologia' }).first().click();
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('servitù di passaggio')).toHaveCount(0);

  await page.getByRole('button', { name: 'Elimina dalla cronologia: usucapione' }).first().click();
  await expect(page.getByText('Eliminata: usucapione')).toBeVisible();
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByRole('cell', { name: 'usucapione', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Elimina dalla cronologia: usucapione' }).first().click();
  await page.reload();
  await expect(page.getByText('La registrazione è sospesa')).toBeVisible();
  await expect(page.getByText('usucapione')).toHaveCount(0);
  await page.getByRole('button', { name: 'Elimina tutta la cronologia' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina tutto' }).click();
  await expect(page.getByText('Non ci sono ancora ricerche.')).toBeVisible();
});
