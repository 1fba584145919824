import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { logIn, verified } from './accounts.ts';
import { results, save, search, settled } from './search-page.ts';

/** Expects no horizontal overflow, which would require scrolling in two directions. */
async function expectNothingSideways(page: Page): Promise<void> {
  await settled(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
}

/**
 * Waits until scrolling has ended. An opened text scrolls to its first hit and back when closed,
 * so in Firefox a click could miss.
 */
const restsFromScrolling = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let at = -1; at !== scrollY;) {
      at = scrollY;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

/**
 * Visits every screen of the product under adverse conditions, such as a narrow window, and checks
 * each.
 */
export async function wholeJourney(page: Page): Promise<void> {
  const step = (name: string, run: () => Promise<void>) =>
    test.step(name, async () => {
      await run();
      await expectNothingSideways(page);
    });
  const go = (name: string) => async () => {
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  const person = await verified(page.request);
  await step('login', async () => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  });
  await step('start', () =>
    logIn(page, person).then(() => expect(page.getByText('Per esempio')).toBeVisible()),
  );
  await step('answer', () => search(page, 'usucapione'));
  await step('filter', async () => {
    const opener = page.getByRole('button', { name: 'Filtri', exact: true });
    if (await opener.isVisible()) {
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Filtri' });
      await sheet.getByRole('checkbox', { name: 'Corte di cassazione' }).check();
      await sheet.getByRole('button', { name: /^Mostra \d+ risultat/ }).click();
      await expect(sheet).toBeHidden();
    } else await page.getByRole('checkbox', { name: 'Corte di cassazione' }).check();
    await expect(page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' })).toBeVisible();
  });
  const first = results(page).first();
  await step('a ruling in full', async () => {
    await first.getByRole('button', { name: 'Testo integrale' }).click();
    await expect(
      first.getByRole('region', { name: 'Testo integrale' }).locator('mark').first(),
    ).toBeVisible();
    await restsFromScrolling(page);
  });
  await step('followed', async () => {
    await first.getByRole('button', { name: /^Avvisami se citata/ }).click();
    await expect(first.getByRole('button', { name: 'Avviso attivo: rimuovilo' })).toBeVisible();
    // With large text on a phone the notice covers the next button, and it stays while hovered.
    await page.locator('[data-notice]').getByRole('button', { name: 'Chiudi la notifica' }).click();
  });
  await step('saved', async () => {
    await first.getByRole('button', { name: 'Chiudi e torna su' }).click();
    await expect(first.getByRole('region', { name: 'Testo integrale' })).toBeHidden();
    await restsFromScrolling(page);
    await save(page, first, 'Causa di una persona dal cognome piuttosto lungo');
  });
  await step('a ruling at its own address', async () => {
    await first.getByRole('heading', { level: 2 }).getByRole('link').click();
    await expect(page.getByRole('navigation', { name: 'Indice della decisione' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Avviso attivo: rimuovilo' })).toBeVisible();
  });
  await step('alerts', async () => {
    await go('Avvisi')();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
  await step('folders', go('Cartelle'));
  await step('folder', async () => {
    await page.getByRole('link', { name: /^Causa di una persona/ }).click();
    await page.locator('[data-element]').getByRole('link').first().click();
    await expect(page.getByText('Ricerca: usucapione')).toBeVisible();
  });
  await step('history', go('Cronologia'));
  await step('profile', go('Profilo'));
  await step('password', async () => {
    await page.getByRole('link', { name: 'Cambia la password' }).click();
    await expect(page.getByRole('heading', { name: 'Cambia la password', level: 1 })).toBeVisible();
  });
  await step('subscription', async () => {
    await go('Abbonamento')();
    await expect(page.getByText(/al mese$/).first()).toBeVisible();
  });
  await step('logout', async () => {
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  });
}
