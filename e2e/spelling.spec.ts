import { enter } from './setup/accounts.ts';
import { countShown, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('corrects typing errors, with a link to the original, and leaves words unchanged', async ({ page }) => {
  await enter(page);
  const nothing = page.getByText('Nessun risultato per questa ricerca.');
  await search(page, 'resonsabilità');
  await expect(page.getByText('Risultati per «responsabilità» invece di «resonsabilità».')).toBeVisible();
  await page.getByRole('link', { name: 'Cerca le parole digitate' }).click();
  await expect(nothing).toBeVisible();
  await search(page, 'barca');
  await expect(page.getByText('Sul punto «barca» la raccolta tace.').last()).toBeVisible();
  const offered = page.getByText(/^Forse si intendeva: /);
  await expect(offered).toContainText(/\(\d+ risultat[oi]\)/);
  await offered.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Torna a «barca»' })).toBeVisible();
  await expect.poll(() => countShown(page)).toBeGreaterThan(0);

  await search(page, 'zzqwxk vbnmtr');
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerca senza filtri' })).toHaveCount(0);
});
