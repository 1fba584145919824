import { baseUrl, mailUrl, partnerUrl, solrUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';

// Accounts that `npm start` prints at the end.

const accounts = ['lawyer', 'trial', 'expired', 'unverified', 'newcomer', 'admin'];

test('every printed address responds', async ({ request }) => {
  const ready = await request.get(`${baseUrl}/health/ready`);
  expect(await ready.json()).toMatchObject({ ready: true, parts: { database: true, search: true } });
  for (const url of [
    baseUrl,
    `${baseUrl}/api/docs`,
    `${baseUrl}/assistants`,
    `${baseUrl}/api/openapi.json`,
    partnerUrl,
    mailUrl,
    `${mailUrl}/email`,
    `${solrUrl}/rulings/admin/ping`,
  ]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
});

for (const name of accounts) {
  test(`${name}@example.com logs in with the printed password`, async ({ request }) => {
    const response = await request.post(`${baseUrl}/api/users/login/local`, {
      data: { hash: `PC-demo-${name}`, email: `${name}@example.com`, password: 'massima-demo' },
    });
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ isLogged: true, type: name === 'admin' ? 'admin' : 'user' });
  });
}

test('the login page opens without an error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /accedi|entra/i })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the mail catcher is empty after it is emptied', async ({ page, request }) => {
  await request.delete(`${mailUrl}/email`);
  await page.goto(mailUrl);
  await expect(page.getByText('No mail yet.')).toBeVisible();
});
