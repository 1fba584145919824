import { at, dialog, press, type Screen, type Who } from './screen.ts';

const of =
  (who: Who) =>
  (name: string, open: Screen['open'], inWindow = false): Screen => ({ name, who, open, inWindow });
const lawyer = of('lawyer');
const fresh = of('fresh');
const admin = of('admin');

const planButton = /^(Cambia piano|Change plan)$/;
const subscription = at('/subscription', /^(Fatture|Invoices)$/);
const users = at('/adminpage', 'tbody tr');

export const workspaceScreens: readonly Screen[] = [
  fresh('folders, empty', at('/projects', /Non ci sono ancora cartelle|There are no folders yet/)),
  fresh('history, empty', at('/queryhistory', /Non ci sono ancora ricerche|There are no searches yet/)),
  lawyer('folders', at('/projects', /Risarcimento del danno/)),
  lawyer(
    'folders, new',
    async (page) => {
      await at('/projects', /Risarcimento del danno/)(page);
      await press(page, /^(Nuova cartella|New folder)$/);
      await dialog(page);
    },
    true,
  ),
  lawyer('folder', async (page) => {
    await at('/projects', /Risarcimento del danno/)(page);
    await page.getByRole('link', { name: 'Risarcimento del danno' }).first().click();
    await page.locator('article').first().waitFor();
  }),
  lawyer('history', at('/queryhistory', 'tbody tr')),
  lawyer('citations of a brief', async (page) => {
    await at('/citations', 'textarea')(page);
    await page
      .getByRole('textbox')
      .fill("Cass. civ. n. 1234/2019, Cass. civ. n. 999999/2019, l'art. 2059 c.c. e la l. 241/1990 vanno letti insieme.");
    await press(page, /^(Verifica|Check)$/);
    await page.locator('mark').first().waitFor();
  }),
  lawyer('alerts', at('/alerts', 'main li')),
  lawyer('profile', at('/profile', 'form')),
  lawyer('profile, billing open', async (page) => {
    await at('/profile', 'form')(page);
    await page.locator('summary').last().click();
  }),
  lawyer('change password', at('/updatepassword', 'input[type=password]')),
  lawyer('not found', at('/nowhere', /Pagina non trovata|Page not found/)),
];

export const accountScreens: readonly Screen[] = [
  lawyer('subscription', subscription),
  lawyer(
    'change plan',
    async (page) => {
      await subscription(page);
      await press(page, planButton);
      await dialog(page);
      await page.getByRole('radio', { name: /Annuale|Yearly/ }).check();
      await page
        .getByText(/^(Oggi|Nothing is charged|€.* is charged)/)
        .first()
        .waitFor();
    },
    true,
  ),
  lawyer(
    'cancel renewal',
    async (page) => {
      await subscription(page);
      await press(page, /^(Disdici|Cancel the renewal)/);
      await dialog(page);
    },
    true,
  ),
  of('unverified')('gate: address not verified', at('/', 'main h1')),
  of('newcomer')('gate: no plan yet', at('/', /al mese$|a month$/)),
  of('expired')('gate: expired', at('/', /al mese$|a month$/)),
  admin('admin, list', users),
  admin(
    'admin, searches of a user',
    async (page) => {
      await users(page);
      await press(page, /^(Gestisci le ricerche|Manage the searches)/);
      await dialog(page);
    },
    true,
  ),
  admin(
    'admin, delete',
    async (page) => {
      await users(page);
      await press(page, /^(Elimina|Delete) /);
      await dialog(page);
    },
    true,
  ),
  admin('admin, edit', async (page) => {
    await users(page);
    await page
      .getByRole('link', { name: /^(Modifica|Edit) Lucia/ })
      .first()
      .click();
    await page.locator('form input').first().waitFor();
  }),
  admin('admin, create', at('/createuser', 'form input')),
  admin('admin, collection', at('/adminpage/collection', 'tbody tr')),
  admin('admin, agreements', at('/adminpage/offers', 'main li')),
  admin('admin, subscription', at('/subscription', /Gli amministratori|Administrators/)),
];
