import type { Page } from '@playwright/test';
import { at, dialog, dialogAfter, of, press, refuse, type Screen } from './screen.ts';

const lawyer = of('lawyer');
const admin = of('admin');

const planButton = /^(Cambia piano|Change plan)$/;
const subscription = at('/subscription', /^(Fatture|Invoices)$/);
const users = at('/adminpage', 'tbody tr');

async function usersPicked(page: Page): Promise<void> {
  await users(page);
  for (const index of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(index).check();
}

async function accountOf(page: Page, list: string, name: RegExp): Promise<void> {
  await at(`/adminpage?${list}`, 'tbody tr')(page);
  await page.getByRole('link', { name }).first().click();
  await page.locator('form input').first().waitFor();
}

export const accountScreens: readonly Screen[] = [
  lawyer('subscription', subscription),
  lawyer('subscription, add card', async (page) => {
    await subscription(page);
    await press(page, /^(Aggiungi una carta|Add a card)$/);
    await page.frameLocator('iframe').first().locator('input').first().waitFor();
  }),
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
  lawyer('cancel renewal', dialogAfter(subscription, /^(Disdici|Cancel the subscription)/), true),
  of('trial')('subscription, on trial', at('/subscription', /al mese$|a month$/)),
  of('unverified')('gate: address not verified', at('/', 'main h1')),
  of('newcomer')('gate: no plan yet', at('/', /al mese$|a month$/)),
  of('expired')('gate: expired', at('/', /al mese$|a month$/)),
  admin('admin, list', users),
  admin('admin, list, picked', usersPicked, true),
  admin('admin, list, none found', at('/adminpage?q=zzzz', /Nessun utente corrisponde|No users match/)),
  admin('admin, list, failed', async (page) => {
    await refuse(page, 'accounts.list');
    await at('/adminpage', /Riprova|Try again/)(page);
  }),
  admin('admin, searches of a user', dialogAfter(users, /^(Gestisci le ricerche di|Manage the searches of)/), true),
  admin('admin, searches of several', dialogAfter(usersPicked, /^(Gestisci le ricerche|Manage searches)$/), true),
  admin('admin, delete', dialogAfter(users, /^(Elimina|Delete) /), true),
  admin('admin, edit', (page) => accountOf(page, 'q=lawyer@', /^(Modifica|Edit) Lucia/)),
  admin('admin, edit, not verified', (page) => accountOf(page, 'filter=false', /^(Modifica|Edit) /)),
  admin('admin, folders of a user', async (page) => {
    await users(page);
    await page.getByRole('link', { name: /^(Cartelle di|Folders of) Lucia/ }).first().click();
    await page.getByText(/Risarcimento del danno/).first().waitFor();
  }),
  admin('admin, create', at('/createuser', 'form input')),
  admin('admin, collection', at('/adminpage/collection', 'tbody tr')),
  admin('admin, agreements', at('/adminpage/offers', 'main li')),
  admin('admin, signups of an agreement', async (page) => {
    await at('/adminpage/offers', 'main li')(page);
    await page.getByRole('link', { name: /^(Registrazioni per giorno|Sign-ups by day)/ }).first().click();
    await page.getByText(/Totale delle registrazioni|Sign-ups in all|Total/).first().waitFor();
  }),
  admin('admin, subscription', at('/subscription', /Gli amministratori|Administrators/)),
];
