import type { Page } from '@playwright/test';
import { keepByName } from './setup/by-name.ts';
import { logIn, newPerson, verified } from './setup/accounts.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { mailedLink } from './setup/mail.ts';
import { expect, test } from './setup/test.ts';

// Administrators can use only one device at a time, so all tests with the administrator's account
// are in this file, in order.
test.describe.configure({ mode: 'serial' });
const admin = { email: 'admin@example.com', password: 'massima-demo' };

test('an administrator finds, helps, corrects, invites and deletes accounts', async ({ page }) => {
  const { email } = await verified(page.request);
  await page.goto('/login');
  await logIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Utenti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Amministrazione' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('searchbox', { name: 'Cerca per nome, cognome o e-mail' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('cell', { name: '0 di 100' })).toBeVisible();
  await page.getByLabel('Mostra').selectOption({ label: 'E-mail non verificata' });
  await expect(page.getByText('Nessun utente corrisponde.')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Gestisci le ricerche di Anna Rossi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ricerche di Anna Rossi' });
  await dialog.getByLabel('Ricerche da aggiungere').fill('molte');
  await expect(dialog.getByRole('button', { name: 'Aggiungi' })).toBeDisabled();
  await dialog.getByLabel('Ricerche da aggiungere').fill('25');
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('Le ricerche sono state aggiunte.')).toBeVisible();
  await expect(row.getByRole('cell', { name: '0 di 125' })).toBeVisible();

  await row.getByRole('link', { name: 'Modifica Anna Rossi' }).click();
  await expect(page.getByRole('heading', { name: 'Modifica l’utente' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Rossi' })).toBeVisible();
  await expect(page.getByText('Verifica dell’indirizzo e-mail')).toBeVisible();
  await page.getByLabel('La licenza scade il').fill('2031-12-31');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Il profilo è stato aggiornato.')).toBeVisible();
  await page.goto(`/adminpage?q=${email}`);
  await expect(row.getByRole('cell', { name: /31.12.2031/ })).toBeVisible();

  const invited = newPerson().email;
  await page.getByRole('button', { name: 'Aggiungi un utente' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Carla');
  await page.getByLabel('Cognome').fill('Neri');
  await page.getByLabel('E-mail', { exact: true }).fill(invited);
  await page.getByLabel('E-mail verificata').check();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('L’utente è stato creato.')).toBeVisible();
  await mailedLink(page.request, invited, 'restore');

  await page.goto(`/adminpage?q=${invited}`);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta in CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'Elimina Carla Neri' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Eliminare l’utente?' });
  await expect(confirmation.getByText(invited)).toBeVisible();
  await confirmation.getByRole('button', { name: 'Annulla' }).click();
  await expect(confirmation).toBeHidden();
  await page.getByRole('button', { name: 'Elimina Carla Neri' }).click();
  await confirmation.getByRole('button', { name: 'Elimina l’utente' }).click();
  await expect(page.getByText('L’utente è stato eliminato.')).toBeVisible();
  await expect(page.getByText('Nessun utente corrisponde.')).toBeVisible();

  // Bulk actions, limited to those without harm.
  await page.goto(`/adminpage?q=${email}`);
  await page.getByRole('checkbox', { name: 'Seleziona Anna Rossi' }).check();
  const several = page.getByRole('region', { name: 'Azioni sugli utenti selezionati' });
  await several.getByRole('button', { name: 'Gestisci le ricerche' }).click();
  await page.getByRole('button', { name: 'Azzera le ricerche usate' }).click();
  await expect(page.getByText('Le ricerche usate sono state azzerate.')).toBeVisible();

  await page.getByRole('link', { name: 'Raccolta' }).click();
  await expect(page.getByRole('heading', { name: 'Raccolta', level: 1 })).toBeVisible();
  await expect(page.getByText('Risponde')).toBeVisible();
  await expect(page.getByText('Raccolta «demo»')).toBeVisible();
  await expect(page.getByRole('row', { name: /Corte di cassazione/ })).toBeVisible();
  await page.getByRole('link', { name: 'Convenzioni' }).click();
  await page.getByRole('link', { name: 'Registrazioni per giorno regular' }).click();
  await expect(page.getByText(/attraverso la convenzione regular/)).toBeVisible();

  await page.goto('/subscription');
  await expect(page.getByText('Gli amministratori non hanno un abbonamento.')).toBeVisible();
});

/** Text at double size must not cause horizontal overflow either. */
async function fitsTwiceAsLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1280, height: 844 });
}

test('the administrator’s screens pass the accessibility checks, also on a phone', async ({ page }) => {
  await page.goto('/adminpage');
  await logIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Utenti' })).toBeVisible();
  const screens = [
    ['/adminpage?q=lawyer@example.com', page.getByText('lawyer@example.com', { exact: true })],
    ['/createuser', page.getByRole('heading', { name: 'Nuovo utente' })],
    ['/adminpage/collection', page.getByText('Raccolta «demo»')],
    ['/adminpage/offers', page.getByRole('button', { name: 'Copia il collegamento di regular' })],
  ] as const;
  for (const [path, landmark] of screens) {
    await page.goto(path);
    await expect(landmark).toBeVisible();
    await checkAppearance(page);
    await fitsTwiceAsLarge(page);
  }
  await page.getByRole('link', { name: 'Registrazioni per giorno regular' }).click();
  await expect(page.getByText(/attraverso la convenzione regular/)).toBeVisible();
  await checkAppearance(page);
  await fitsTwiceAsLarge(page);
  await page.goto(screens[0][0]);
  await page.getByRole('link', { name: 'Modifica Lucia Ferrari' }).click();
  // Until the form has loaded, controls of the list contain the surname too.
  await expect(page.getByRole('heading', { name: 'Modifica l’utente' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Ferrari');
  await checkAppearance(page);
});

test('the administrator’s screens keep their accessibility tree', async ({ page }) => {
  test.slow();
  await page.goto('/adminpage?q=lawyer@example.com');
  await logIn(page, admin);
  await expect(page.getByRole('row')).toHaveCount(2);
  await keepByName(page, 'users');
  await page.getByRole('checkbox', { name: 'Seleziona Lucia Ferrari' }).check();
  await keepByName(page, 'users-selected');
  const screens = [
    ['/adminpage?q=zzzz', page.getByText('Nessun utente corrisponde'), 'users-none'],
    ['/createuser', page.getByRole('heading', { name: 'Nuovo utente' }), 'new-user'],
    ['/adminpage/collection', page.getByText('Raccolta «demo»'), 'collection'],
    ['/adminpage/offers', page.getByRole('button', { name: 'Copia il collegamento di regular' }), 'offers'],
  ] as const;
  for (const [path, landmark, name] of screens) {
    await page.goto(path);
    await expect(landmark).toBeVisible();
    await keepByName(page, name);
  }
  await page.goto('/adminpage?q=lawyer@example.com');
  await page.getByRole('link', { name: 'Modifica Lucia Ferrari' }).click();
  await expect(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Ferrari');
  await keepByName(page, 'user');
});
