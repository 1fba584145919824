import { verified } from './setup/accounts.ts';
import { tabTo } from './setup/keyboard.ts';
import { printing } from './setup/paper.ts';
import { box, results } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('a lawyer logs in, searches, filters, reads, saves, prints and logs out by keyboard', async ({
  page,
}) => {
  test.slow();
  const printed = await printing(page);
  const person = await verified(page.request);
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await tabTo(page, /^Indirizzo e-mail/);
  await type(person.email);
  await tabTo(page, /^Password/);
  await type(person.password);
  await press('Enter');

  await expect(box(page)).toBeFocused();
  await type('usucapione');
  await press('Enter');
  const first = results(page).first();
  await expect(first).toBeVisible();

  await test.step('filter', async () => {
    // The results come first. A link skips to the filters, and another link skips back.
    await tabTo(page, 'Vai ai filtri');
    await press('Enter');
    await tabTo(page, /^Corte di cassazione/);
    await press('Space');
    const court = page.getByRole('checkbox', { name: 'Corte di cassazione' });
    await expect(court).toBeChecked();
    await expect(court).toBeFocused();
    await expect(page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' })).toBeVisible();
    await expect(first.getByRole('heading', { level: 2 })).toHaveText(/Cass/);
  });

  await test.step('read', async () => {
    await tabTo(page, 'Vai ai risultati', 'Shift+Tab');
    await press('Enter');
    await expect(first).toBeFocused();
    await tabTo(page, 'Testo integrale');
    await expect(first.getByRole('button', { name: 'Testo integrale' })).toBeFocused();
    await press('Enter');
    await expect(first.getByRole('region', { name: 'Testo integrale' })).toBeVisible();
    await press('Enter');
    await expect(first.getByRole('region', { name: 'Testo integrale' })).toBeHidden();
  });

  await test.step('save', async () => {
    await tabTo(page, 'Salva in una cartella');
    await press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Cartella', { exact: true })).toBeFocused();
    await type('Possesso');
    await tabTo(page, /^Descrizione/);
    await type('Immobile di via Roma');
    // In a multi-line field Enter inserts a line break, so the button is reached by Tab.
    await tabTo(page, 'Crea e salva');
    await press('Enter');
    await expect(page.getByText('Salvato in «Possesso»')).toBeVisible();
    // The focus returns to the pressed bookmark.
    await expect(first.getByRole('button', { name: /^Salvato/ })).toBeFocused();
  });

  await test.step('undo', async () => {
    // The dialog's notice has the same text.
    await expect(page.getByText('Salvato in «Possesso»')).toBeHidden();
    await press('j');
    await press('s');
    await expect(page.getByText('Salvato in «Possesso»')).toBeVisible();
    await press('Tab');
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Ripristina' })).toBeFocused();
    // After the notice the focus is at its previous position.
    await press('Tab');
    await press('Tab');
    await expect(results(page).nth(1).getByRole('heading').getByRole('link')).toBeFocused();
    await press('z');
    await expect(page.getByText(/^Annullato: «/)).toBeVisible();
  });

  await test.step('folder', async () => {
    await tabTo(page, 'Cartelle', 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Cartelle', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Possesso' })).toBeVisible();
    await tabTo(page, 'Possesso');
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Possesso', level: 1 })).toBeVisible();
    await expect(page.getByText('Ricerca: usucapione')).toBeVisible();
  });

  await test.step('print', async () => {
    await tabTo(page, 'Stampa la cartella');
    await press('Enter');
    expect((await printed()).pageText).toContain('Immobile di via Roma');
  });

  await test.step('logout', async () => {
    await tabTo(page, 'Esci', 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  });
});
