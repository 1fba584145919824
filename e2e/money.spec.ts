import type { Page } from '@playwright/test';
import { box } from './setup/search-page.ts';
import { elsewhere, type Standing, standings, subscriber } from './setup/subscribers.ts';
import { expect, test } from './setup/test.ts';

// What was shown is what is confirmed: in each standing that needs no moved clock, whatever happens between the two.

const confirming = (page: Page) => page.getByRole('alertdialog', { name: 'Confermare il cambio di piano?' });
const confirm = (page: Page) => confirming(page).getByRole('button', { name: 'Conferma il cambio' });
const changed = (page: Page) => page.getByText('Il piano è stato modificato.');

/** To the last step: what would be charged stands there, and the button can be pressed. */
export async function openConfirmation(page: Page, standing: Standing): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await dialog.getByRole('radio', { name: new RegExp(standings[standing].to) }).check();
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await expect(confirm(page)).toBeEnabled();
}

for (const standing of ['trial', 'active', 'cancelled', 'metered'] as const) {
  test(`${standing}: another tab changed the plan, the button is pressed twice, the page is left`, async ({
    page,
  }) => {
    test.slow();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('billing.changePlan') && !answer.ok()) refused.push(answer.url());
    });
    await subscriber(page, standing);

    await test.step('left by the back button, nothing has happened', async () => {
      await openConfirmation(page, standing);
      await page.goBack();
      await expect(box(page)).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('button', { name: 'Cambia piano' })).toBeVisible();
      await expect(confirming(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: standings[standing].to })).toHaveCount(0);
    });

    const tab = await elsewhere(page);
    const before = (await tab.invoices()).length;
    await test.step('changed in another tab, it is refused with what would happen now', async () => {
      await openConfirmation(page, standing);
      await tab.changePlan(standings[standing].elsewhere);
      await confirm(page).click();
      await expect(confirming(page).getByRole('alert')).toContainText('Nel frattempo qualcosa è cambiato');
      await expect(confirm(page)).toBeEnabled();
      await expect(changed(page)).toHaveCount(0);
      expect(refused).toHaveLength(1);
    });

    await test.step('pressed twice, it is done once, and nothing says that it failed', async () => {
      const said = await confirming(page)
        .getByText(/^Oggi (?:vengono addebitati|non viene)/)
        .innerText();
      const amount = /Oggi vengono addebitati ([\d.]+,\d\d)/.exec(said.replace(/^Prima:.*Ora:/s, ''))?.[1];
      await confirm(page).dblclick();
      await expect(changed(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: standings[standing].to })).toBeVisible();
      await expect(page.getByText('Il piano non è stato cambiato.')).toHaveCount(0);
      expect(refused).toHaveLength(1);
      const cents = amount ? Number(amount.replaceAll('.', '').replace(',', '')) : 0;
      const made = (await tab.invoices()).slice(0, -before || undefined);
      const paid = made.reduce((sum, invoice) => sum + invoice.amount_paid, 0);
      expect(paid).toBe(cents);
    });
  });
}

test('a card is removed once, whichever press it was', async ({ page }) => {
  await subscriber(page, 'cancelled');
  await page.goto('/subscription');
  await page.getByRole('button', { name: /^Rimuovi VISA/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi la carta' }).dblclick();
  await expect(page.getByText('La carta è stata rimossa.')).toBeVisible();
  await expect(page.getByText('La carta non è stata cambiata.')).toHaveCount(0);
});
