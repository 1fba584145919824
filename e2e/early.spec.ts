import type { Page, Request } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { baseUrl } from './setup/addresses.ts';
import { countShown } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const link = '/?q=licenziamento+per+giusta+causa';
const isSearch = (request: Request) => request.url().includes('/trpc/search.run');

/** A separate tab without the cached responses of the tab that logged in. */
async function newTab(page: Page) {
  const tab = await page.context().newPage();
  const requests: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/trpc/')) requests.push(new URL(request.url()).pathname);
  });
  return { tab, times: (name: string) => requests.filter((path) => path.includes(name)).length };
}

async function used(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('massima.token'));
  const response = await page.request.get(`${baseUrl}/api/users/check`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { count: number }).count;
}

test('a link to a search sends it before the app has loaded, once and for a single charge', async ({
  page,
}) => {
  await enter(page);
  const { tab, times } = await newTab(page);
  const searchResponse = tab.waitForResponse((response) => isSearch(response.request()));
  // Delays the app until the response has arrived.
  await tab.route('**/assets/base-*.js', async (route) => {
    await searchResponse;
    await route.continue();
  });
  await tab.goto(link);
  await expect.poll(() => countShown(tab)).toBe(10);
  expect(times('search.run')).toBe(1);
  expect(times('session.check')).toBe(1);
  expect(await used(tab)).toBe(1);

  // A reload shows this tab's search.
  await tab.reload();
  await expect.poll(() => countShown(tab)).toBe(10);
  expect(times('search.run')).toBe(1);
});

test('an early request that fails is sent again by the app', async ({ page }) => {
  await enter(page);
  const { tab, times } = await newTab(page);
  await tab.route('**/trpc/**', (route) => route.abort(), { times: 2 });
  await tab.goto(link);
  await expect.poll(() => countShown(tab)).toBe(10);
  expect(times('search.run')).toBe(2);
  expect(await used(tab)).toBe(1);
});

test('the subscription is requested once, in full, before the app has loaded', async ({ page }) => {
  await enter(page);
  const { tab, times } = await newTab(page);
  await tab.goto('/subscription');
  await tab.getByRole('heading', { name: 'Fatture' }).waitFor();
  for (const name of ['session.me', 'billing.subscription', 'billing.invoices', 'billing.customer'])
    expect(times(name), name).toBe(1);
});

test('redirects to the login if the session was ended elsewhere', async ({ page }) => {
  await enter(page);
  await page.evaluate(() => localStorage.setItem('massima.token', 'x'.repeat(43)));
  const { tab } = await newTab(page);
  await tab.goto('/projects');
  await expect(tab).toHaveURL('/login');
});
