import type { Page } from '@playwright/test';
import { passDays } from './setup/pass-days.ts';
import {
  confirmButton,
  confirmTwice,
  expectRefusal,
  openConfirmation,
  planJourney,
} from './setup/plan-journeys.ts';
import { otherTab, type Standing, subscriber } from './setup/subscribers.ts';
import { expect, test } from './setup/test.ts';

// Days past the end of a trial. The clock moves while the dialog is open, in every state of a
// subscription.

const pastTrial = 15;
const standingNow: Standing[] = ['trial', 'active', 'cancelled', 'metered'];

test('never charges an amount that was shown before the clock moved', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const pages = new Map<Standing, Page>([['past due', page]]);
  await subscriber(page, 'past due');
  await passDays(page.request, pastTrial);
  for (const standing of standingNow) {
    const tab = await (await browser.newContext()).newPage();
    pages.set(standing, tab);
    await subscriber(tab, standing);
  }
  // The page for an overdue renewal also shows the plan.
  await (await otherTab(page)).payWith('pm_card_visa');
  for (const [standing, tab] of pages) await openConfirmation(tab, standing);
  await passDays(page.request, pastTrial);
  for (const [standing, tab] of pages)
    await test.step(standing, async () => {
      await confirmButton(tab).click();
      await expectRefusal(tab, standing);
      await confirmTwice(tab, standing, await otherTab(tab));
      if (tab !== page) await tab.context().close();
    });
});

test('past due: back button, payment in another tab, double click', async ({ page }) => {
  test.slow();
  await subscriber(page, 'past due');
  await passDays(page.request, pastTrial);
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Rinnovo da pagare' })).toBeVisible();
  await (await otherTab(page)).payWith('pm_card_visa');
  await planJourney(page, 'past due');
});

test('past due: the renewal is cancelled and restored', async ({ page }) => {
  await subscriber(page, 'past due');
  await passDays(page.request, pastTrial);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Disdici l’abbonamento' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/resta da pagare/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disdici l’abbonamento' }).dblclick();
  await expect(page.getByText('L’abbonamento è stato disdetto.')).toBeVisible();
  await expect(page.getByText('La disdetta non è riuscita.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Revoca la disdetta' })).toBeVisible();
});
