import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { type OtherTab, otherTab, type Standing, standings } from './subscribers.ts';

const confirmation = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Confermare il cambio di piano?' });
export const confirmButton = (page: Page): Locator =>
  confirmation(page).getByRole('button', { name: 'Conferma il cambio' });
const planChanged = (page: Page): Locator => page.getByText('Il piano è stato modificato.');

/** Opens the last step, which shows the charge and enables the button. */
export async function openConfirmation(page: Page, standing: Standing): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Cambia piano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia piano' });
  await dialog.getByRole('radio', { name: new RegExp(standings[standing].to) }).check();
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await expect(confirmButton(page)).toBeEnabled();
}

/**
 * Expects a rejection because the shown figures have changed: the new figures appear and nothing
 * was charged. If an overdue invoice has been paid since, the payment page is replaced by the
 * plans.
 */
export async function expectRefusal(page: Page, standing: Standing): Promise<void> {
  if (standing === 'past due') {
    await expect(page.getByRole('heading', { name: 'Abbonamento', level: 1 })).toBeVisible();
    await expect(planChanged(page)).toHaveCount(0);
    return openConfirmation(page, standing);
  }
  await expect(confirmation(page).getByText(/Nel frattempo qualcosa è cambiato/)).toBeVisible();
  await expect(confirmButton(page)).toBeEnabled();
  await expect(planChanged(page)).toHaveCount(0);
}

/** Returns today's charge in the dialog, in cents. */
async function dueToday(page: Page): Promise<number> {
  const label = await confirmation(page)
    .getByText(/Oggi (?:vengono addebitati|non viene)/)
    .last()
    .innerText();
  const amount = /Oggi vengono addebitati\s([\d.]+,\d\d)/.exec(label)?.[1] ?? '0';
  return Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100);
}

/**
 * Confirms with a double click: executed once, charged as announced, and without an error message.
 */
export async function confirmTwice(page: Page, standing: Standing, tab: OtherTab): Promise<void> {
  const before = new Set((await tab.invoices()).map(({ id }) => id));
  const due = await dueToday(page);
  await confirmButton(page).dblclick();
  await expect(planChanged(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: standings[standing].to })).toBeVisible();
  await expect(page.getByText('Il piano non è stato cambiato.')).toHaveCount(0);
  const made = (await tab.invoices()).filter(({ id }) => !before.has(id));
  expect(made.reduce((sum, { amount_paid: paid }) => sum + paid, 0)).toBe(due);
}

/** Runs through the events that can happen between a figure and its confirmation. */
export async function planJourney(page: Page, standing: Standing): Promise<void> {
  await test.step('nothing changes after the back button', async () => {
    await openConfirmation(page, standing);
    await page.goBack();
    await expect(confirmation(page)).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Cambia piano' })).toBeVisible();
    await expect(page.getByRole('heading', { name: standings[standing].to })).toHaveCount(0);
  });
  const tab = await otherTab(page);
  await test.step('after a change in another tab, the confirmation is rejected with the current figures', async () => {
    await openConfirmation(page, standing);
    await standings[standing].meanwhile(tab);
    await confirmButton(page).click();
    await expectRefusal(page, standing);
  });
  await test.step('a double click changes the plan once', () => confirmTwice(page, standing, tab));
}
