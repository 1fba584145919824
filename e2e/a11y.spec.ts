import { expect, type Page, test } from '@playwright/test';
import { enter, signUp } from './setup/accounts.ts';
import { mailedLink } from './setup/mail.ts';
import { ask, box, results } from './setup/search-page.ts';
import { expectAccessible } from './setup/widget-page.ts';

interface Screen {
  path: string;
  /** The heading or text that says that the screen is there. */
  shows: string | RegExp;
}

const open = async (page: Page, { path, shows }: Screen) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  // Rows and prices that are still on their way are no screen to judge.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** What stands on the page now, in both schemes, on a desk and on a phone: no violation, nothing out to the side. */
async function look(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  }
  await page.setViewportSize({ width: 1280, height: 844 });
}

async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await open(page, screen);
      await look(page);
    });
  }
}

const publicScreens: Screen[] = [
  { path: '/login', shows: 'Non si dispone ancora di un account?' },
  { path: '/registration', shows: 'Crea un account' },
  { path: '/restore', shows: 'Password dimenticata' },
  { path: '/users/restore/1/x', shows: 'Nuova password' },
  { path: '/users/verify/1/x', shows: 'Il collegamento non è valido' },
  { path: '/maintenance', shows: 'Manutenzione in corso' },
  { path: '/partners', shows: 'La riga da copiare' },
  { path: '/partners/guide', shows: "Guida all'installazione del modulo" },
];

test('the public screens', async ({ page }) => {
  await lookAt(page, publicScreens);
});

test('the gates: address not verified, no plan yet', async ({ page }) => {
  await enter(page, { trial: false });
  await lookAt(page, [{ path: '/', shows: /al mese$/ }]);
});

test('the search: empty, answered, opened, saved, nothing found', async ({ page }) => {
  test.slow();
  await enter(page);
  await expect(page.getByText('Per esempio')).toBeVisible();
  await look(page);
  await ask(page, 'danno non patrimoniale');
  const first = results(page).first();
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  const verdict = first.getByRole('region', { name: 'Testo integrale' });
  await expect(verdict.getByText('Provvedimento di fantasia, scritto per')).toBeVisible();
  await first.getByRole('button', { name: 'Copia la citazione' }).click();
  await look(page);
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Salva in una cartella' }).click();
  await expect(page.getByRole('dialog').getByLabel('Cartella', { exact: true })).toBeFocused();
  await look(page);
  await page.keyboard.press('Escape');
  await ask(page, 'zzqwxk vbnmtr');
  await look(page);
});

test('the other screens of a lawyer', async ({ page }) => {
  test.slow();
  await enter(page);
  await ask(page, 'danno non patrimoniale');
  await results(page).first().getByRole('button', { name: 'Salva in una cartella' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cartella', { exact: true }).fill('Danno');
  await dialog.getByLabel(/^Descrizione/).fill('Quantificazione');
  await dialog.getByRole('button', { name: 'Crea e salva' }).click();
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Danno' }).click();
  await expect(page).toHaveURL(/details/);
  const folder = new URL(page.url());
  await lookAt(page, [
    { path: '/projects', shows: 'Quantificazione' },
    { path: folder.pathname + folder.search, shows: 'Ricerca: danno non patrimoniale' },
    { path: '/queryhistory', shows: 'danno non patrimoniale' },
    { path: '/profile', shows: 'Profilo' },
    { path: '/updatepassword', shows: 'Cambia la password' },
    { path: '/subscription', shows: /al mese$/ },
    { path: '/nowhere', shows: 'Pagina non trovata' },
  ]);
});

/** Presses Tab until the focus is where the name says; how a keyboard gets anywhere. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = async () => {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? (focused as HTMLElement | null)?.innerText ?? '';
    });
    return typeof name === 'string' ? label.trim() === name : name.test(label);
  };
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}

test('with the keyboard alone: from the login to a saved ruling', async ({ page }) => {
  const person = await signUp(page.request);
  await page.goto(await mailedLink(page.request, person.email, 'verify'));
  await expect(box(page)).toBeFocused({ timeout: 30_000 });
  await tabTo(page, 'Esci');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();

  await page.getByLabel('Indirizzo e-mail').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('usucapione');
  await page.keyboard.press('Enter');
  const first = results(page).first();
  await expect(first).toBeVisible();

  await tabTo(page, 'Testo integrale');
  await expect(first.getByRole('button', { name: 'Testo integrale' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('region', { name: 'Testo integrale' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('region', { name: 'Testo integrale' })).toBeHidden();
  await tabTo(page, 'Salva in una cartella');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Cartella', { exact: true })).toBeFocused();
  await page.keyboard.type('Possesso');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Immobile di via Roma');
  // In a text of several lines Enter is a new line: the button is next but one.
  await tabTo(page, 'Crea e salva');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Il risultato è stato salvato nella cartella.')).toBeVisible();
  // The focus is back on the bookmark that was pressed.
  await expect(first.getByRole('button', { name: /^Salvato/ })).toBeFocused();
});

test('at 320 px, and with text of twice the size, nothing runs off to the side', async ({ page }) => {
  test.slow();
  await enter(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const walk = async () => {
    for (const path of [
      '/',
      '/projects',
      '/queryhistory',
      '/profile',
      '/updatepassword',
      '/subscription',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await sideways(), path).toBe(0);
    }
    await page.goto('/?q=usucapione');
    await results(page).first().getByRole('button', { name: 'Testo integrale' }).click();
    await expect(
      results(page).first().getByRole('region', { name: 'Testo integrale' }).locator('mark').first(),
    ).toBeVisible();
    expect(await sideways(), 'a ruling in full').toBe(0);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await walk();
  // What a browser's setting for the size of text does: everything in rem follows.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await walk();
});
