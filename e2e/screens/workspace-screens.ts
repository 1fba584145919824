import type { Page } from '@playwright/test';
import { requestConnection } from './ask-to-connect.ts';
import { at, dialogAfter, keepWaiting, of, press, refuse, type Screen, undoRemoved } from './screen.ts';

const fresh = of('fresh');
const lawyer = of('lawyer');

const folders = at('/projects', /Risarcimento del danno/);
const history = at('/queryhistory', 'tbody tr');
const profile = at('/profile', 'form');
const alerts = at('/alerts', 'main li');

async function folder(page: Page): Promise<void> {
  await folders(page);
  await page.getByRole('link', { name: 'Risarcimento del danno' }).first().click();
  await page.locator('article').first().waitFor();
}

const removed = (open: (page: Page) => Promise<void>, name: RegExp) => async (page: Page) => {
  await open(page);
  await press(page, name);
  await page.getByRole('button', { name: /^(Ripristina|Undo)$/ }).first().waitFor();
};

export const workspaceScreens: readonly Screen[] = [
  fresh('folders, empty', at('/projects', /Non ci sono ancora cartelle|There are no folders yet/)),
  fresh('history, empty', at('/queryhistory', /Non ci sono ancora ricerche|There are no searches yet/)),
  fresh('alerts, empty', at('/alerts', /Nessun avviso|No alerts/)),
  lawyer('folders', folders),
  lawyer('folders, none found', async (page) => {
    await folders(page);
    await page.getByRole('searchbox').fill('zzz');
    await page.getByText(/Nessuna cartella corrisponde alla ricerca|No folders match/).waitFor();
  }),
  lawyer('folders, new', dialogAfter(folders, /^(Nuova cartella|New folder)$/), true),
  lawyer('folders, edit', dialogAfter(folders, /^(Modifica la cartella|Edit the folder)/), true),
  lawyer('folders, delete', dialogAfter(folders, /^(Elimina la cartella|Delete the folder)/), true),
  lawyer(
    'folders, on their way',
    async (page) => {
      await keepWaiting(page, 'projects.list');
      await page.goto('/projects');
      await page.locator('main').waitFor();
    },
    { isWaiting: true },
  ),
  lawyer('folders, failed', async (page) => {
    await refuse(page, 'projects.list');
    await at('/projects', /Riprova|Try again/)(page);
  }),
  lawyer('folder', folder),
  lawyer('folder, result removed', removed(folder, /^(Rimuovi dalla cartella|Remove from the folder)$/), {
    undo: undoRemoved,
  }),
  lawyer('folder, into another', dialogAfter(folder, /^(Salvato; salva|Saved; save|Salva in|Save to)/), true),
  lawyer('history', history),
  lawyer('history, name', dialogAfter(history, /^(Dai un nome|Name)/), true),
  lawyer('history, removed', removed(history, /^(Elimina dalla cronologia|Delete from the history)/), {
    undo: undoRemoved,
  }),
  lawyer('history, delete all', dialogAfter(history, /^(Elimina tutta|Delete all)/), true),
  lawyer('article of law', at('/provisions/l:1999:9991:3', 'section[aria-label]')),
  lawyer('citations', at('/citations', 'textarea')),
  lawyer('citations of a brief', async (page) => {
    await at('/citations', 'textarea')(page);
    await page
      .getByRole('textbox')
      .fill("Cass. civ. n. 1234/2019, Cass. civ. n. 999999/2019, l'art. 2059 c.c. e la l. 241/1990 vanno letti insieme.");
    await press(page, /^(Verifica|Check)$/);
    await page.locator('mark').first().waitFor();
  }),
  lawyer('alerts', alerts),
  lawyer('alerts, removed', removed(alerts, /^(Rimuovi l’avviso|Remove the alert)/), { undo: undoRemoved }),
  lawyer('alert, its news', async (page) => {
    await alerts(page);
    await page.locator('main li h2 a').first().click();
    await page.getByText(/sessanta giorni|sixty days/).first().waitFor();
  }),
  lawyer('profile', profile),
  lawyer('profile, billing open', async (page) => {
    await profile(page);
    await page.locator('summary').last().click();
  }),
  lawyer(
    'profile, left unsaved',
    async (page) => {
      await profile(page);
      await page.getByLabel(/^(Nome|First name)$/).fill('Altro');
      await page.getByRole('link', { name: /^(Massima|Home|Cartelle|Folders)/ }).first().click();
      await page.locator('dialog[open], [role=alertdialog]').first().waitFor();
    },
    { inWindow: true, undo: (page) => press(page, /^(Esci senza|Leave without)/) },
  ),
  lawyer('profile, assistants and keys', async (page) => {
    await profile(page);
    await page
      .getByText(/^(Assistenti e chiavi|Assistants and keys)$/)
      .first()
      .click();
  }),
  lawyer('what can enter', at('/profile/access', 'main li')),
  lawyer('connect, an assistant asks', async (page) => {
    await page.goto(await requestConnection(page.request));
    await page.getByRole('checkbox').waitFor();
  }),
  lawyer('connect, asked too long ago', at('/connect/x', 'main h1')),
  lawyer('profile, delete the account', dialogAfter(profile, /^(Elimina l’account|Delete the account)$/), true),
  lawyer('change password', at('/updatepassword', 'input[type=password]')),
  lawyer('not found', at('/nowhere', /Pagina non trovata|Page not found/)),
  lawyer(
    'screen that could not be loaded',
    async (page) => {
      await page.goto('/');
      await page.route(/\/assets\/alerts-[^/]+\.js/, (route) => route.abort());
      await page.goto('/alerts');
      await page.getByRole('alertdialog').waitFor();
    },
    true,
  ),
];
