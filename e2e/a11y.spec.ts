import type { Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { citationOf, results, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

// The longest file, so its independent tests are split between both workers.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  path: string;
  /** Heading or text that is visible once the screen is loaded. */
  shows: string | RegExp;
}

const open = async (page: Page, { path, shows }: Screen) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  await settled(page);
};

async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await open(page, screen);
      await checkAppearance(page);
    });
  }
}

const publicScreens: Screen[] = [
  { path: '/login', shows: 'Ancora senza account?' },
  { path: '/login/confirm', shows: 'Accesso con passkey' },
  { path: '/registration', shows: 'Crea un account' },
  { path: '/restore', shows: 'Password dimenticata' },
  { path: '/users/restore/1/x', shows: 'Nuova password' },
  { path: '/users/verify/1/x', shows: 'Il collegamento non è valido' },
  { path: '/users/address/confirm/1/x', shows: 'Nuovo indirizzo e-mail' },
  { path: '/users/address/decide/1/x', shows: 'Blocca la modifica' },
  { path: '/users/undo/1/x', shows: 'Non sono stato io' },
  { path: '/users/reset/1/x', shows: 'Annulla il recupero' },
  { path: '/assistants', shows: 'Massima negli assistenti' },
  { path: '/maintenance', shows: 'Manutenzione in corso' },
  { path: '/partners', shows: 'Il codice da copiare' },
  { path: '/partners/guide', shows: 'Guida all’installazione del modulo' },
  { path: '/shares/x', shows: 'Collegamento non più valido' },
  { path: '/alerts/stop/1-x', shows: 'Non inviare più queste e-mail' },
];

test('the public screens', async ({ page }) => {
  test.slow();
  await lookAt(page, publicScreens);
});

test('the gates: address not verified, no plan yet', async ({ page }) => {
  await enter(page, { trial: false });
  await lookAt(page, [{ path: '/', shows: /al mese$/ }]);
});

test('the search passes axe when empty, with results, opened, saved and without results', async ({
  page,
}) => {
  test.slow();
  await enter(page);
  await expect(page.getByText('Per esempio')).toBeVisible();
  await checkAppearance(page);
  await search(page, 'danno non patrimoniale');
  const first = results(page).first();
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  const verdict = first.getByRole('region', { name: 'Testo integrale' });
  await expect(verdict.getByText('Decisione di fantasia, scritta per')).toBeVisible();
  await first.getByRole('button', { name: 'Copia la citazione' }).click();
  await checkAppearance(page);
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Salva in una cartella' }).click();
  await expect(page.getByRole('dialog').getByLabel('Cartella', { exact: true })).toBeFocused();
  await checkAppearance(page);
  await page.keyboard.press('Escape');
  await search(page, 'zzqwxk vbnmtr');
  await checkAppearance(page);
});

test('a ruling at its own address, and the list of alerts', async ({ page }) => {
  test.slow();
  await enter(page);
  await search(page, 'danno non patrimoniale');
  await page.getByRole('button', { name: /^Avvisami su questa ricerca/ }).click();
  const first = results(page).first();
  const citation = await citationOf(first);
  await first.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: citation, level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Indice della decisione' })).toBeVisible();
  await page.getByRole('button', { name: 'Avvisami se citata da una nuova decisione' }).click();
  await expect(page.getByRole('button', { name: 'Avviso attivo: rimuovilo' })).toBeVisible();
  await settled(page);
  await checkAppearance(page);
  await lookAt(page, [{ path: '/alerts', shows: 'danno non patrimoniale' }]);
});

test('the other screens of a lawyer', async ({ page }) => {
  test.slow();
  await enter(page);
  await search(page, 'danno non patrimoniale');
  await results(page).first().getByRole('button', { name: 'Salva in una cartella' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cartella', { exact: true }).fill('Danno');
  await dialog.getByLabel(/^Descrizione/).fill('Quantificazione');
  await dialog.getByRole('button', { name: 'Crea e salva' }).click();
  // Leaving the page immediately would cancel what is on its way.
  await expect(dialog).toBeHidden();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Danno' }).click();
  await expect(page).toHaveURL(/details/);
  const folder = new URL(page.url());
  await lookAt(page, [
    { path: '/projects', shows: 'Quantificazione' },
    { path: folder.pathname + folder.search, shows: 'Ricerca: danno non patrimoniale' },
    { path: '/queryhistory', shows: 'danno non patrimoniale' },
    { path: '/provisions/l:1999:9991:3', shows: 'Responsabilità del custode' },
    { path: '/citations', shows: /Le decisioni citate/ },
    { path: '/alerts', shows: 'Nessun avviso.' },
    { path: '/profile', shows: 'Profilo' },
    { path: '/profile/access', shows: 'Chi può entrare' },
    { path: '/updatepassword', shows: 'Cambia la password' },
    { path: '/subscription', shows: /al mese$/ },
    { path: '/nowhere', shows: 'Pagina non trovata' },
  ]);
});
