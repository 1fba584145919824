import { planJourney } from './setup/plan-journeys.ts';
import { subscriber } from './setup/subscribers.ts';
import { expect, test } from './setup/test.ts';

// A change is confirmed only with the figures on the screen, regardless of what happens in between.
// Cases that need a moved clock are in time-money.spec.ts.

for (const standing of ['trial', 'active', 'cancelled', 'metered'] as const)
  test(`${standing}: back button, plan change in another tab, double click`, async ({ page }) => {
    test.slow();
    await subscriber(page, standing);
    await planJourney(page, standing);
  });

test('a card is removed once, regardless of the number of clicks', async ({ page }) => {
  await subscriber(page, 'cancelled');
  await page.goto('/subscription');
  await page.getByRole('button', { name: /^Rimuovi VISA/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi la carta' }).dblclick();
  await expect(page.getByText('La carta è stata rimossa.')).toBeVisible();
  await expect(page.getByText('La carta non è stata cambiata.')).toHaveCount(0);
});
