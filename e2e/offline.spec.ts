import { enter } from './setup/accounts.ts';
import { results, resultsWithText, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'licenziamento per giusta causa';

test('offline, a full text leads to the offline page, which returns when the connection does', async ({
  page,
  context,
}) => {
  await enter(page);
  await search(page, question);
  const verdict = resultsWithText(page).first();
  await verdict.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(verdict.getByText(/\d+ parole trovate/)).toBeVisible();

  await context.setOffline(true);
  await resultsWithText(page).nth(1).getByRole('button', { name: 'Testo integrale' }).click();
  await expect(page.getByRole('heading', { name: 'Nessuna connessione' })).toBeVisible();
  await expect(page).toHaveURL('/maintenance');
  await context.setOffline(false);
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=licenziamento/);
});

test('offline, a screen that was not opened before leads to the offline page', async ({ page, context }) => {
  await enter(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cartelle' }).click();
  await expect(page.getByRole('heading', { name: 'Nessuna connessione' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Nuova cartella' })).toBeVisible();
});

test('offline, a part that was not opened before reports the lost connection, and opens after a retry', async ({
  page,
  context,
}) => {
  await enter(page);
  await search(page, question);
  const first = resultsWithText(page).first();
  const save = first.getByRole('button', { name: 'Salva in una cartella' });
  const dialog = page.getByRole('dialog', { name: 'Salva in una cartella' });
  const lost = page.getByText(/La connessione si è interrotta/);

  // Pending requests would fail too, and the page would show that error instead of its parts.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await save.click();
  await expect(lost).toBeVisible();
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  const verdict = first.getByRole('region', { name: 'Testo integrale' });
  await expect(verdict.getByText(/La connessione si è interrotta/)).toBeVisible();

  await context.setOffline(false);
  await verdict.getByRole('button', { name: 'Riprova' }).click();
  await expect(verdict.getByText(/\d+ parole trovate/)).toBeVisible();
  await save.click();
  await expect(dialog.getByLabel('Cartella', { exact: true })).toBeVisible();
});

test('under maintenance the login is hidden with its input, and returns when it ends', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Indirizzo e-mail');
  await email.fill('lawyer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('massima-demo');
  const body = JSON.stringify({ message: 'under_maintenance', requestId: 'closed' });
  const close = (status: number, contentType: string) =>
    page.route('**/{api,trpc}/**', (route) => route.fulfill({ status, contentType, body }));
  await close(503, 'application/json');
  // A balancer's error during a server's replacement does not end the maintenance page.
  await page.reload();
  await expect(page.getByText(/Il sito è in manutenzione/)).toBeVisible();
  await expect(email).toBeHidden();
  await page.unrouteAll();
  await close(502, 'text/html');
  await page.waitForResponse((response) => response.status() === 502);
  await expect(page.getByText(/Il sito è in manutenzione/)).toBeVisible();
  await page.unrouteAll();
  await expect(email).toBeVisible();
  await expect(page).toHaveURL('/login');
});
