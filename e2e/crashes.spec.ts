import type { Page, Response } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { baseUrl } from './setup/addresses.ts';
import { results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

interface Report {
  status: number;
  body: Record<string, unknown>;
  text: string;
}

/** Collects the error reports that the page sends after this call, and the server's responses. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('response', (response: Response) => {
    if (!response.url().endsWith('/api/client-errors')) return;
    const text = response.request().postData() ?? '';
    const body: Record<string, unknown> = JSON.parse(text);
    reports.push({ status: response.status(), body, text });
  });
  return reports;
}

test('reports a missing file and an uncaught error, without the query', async ({ page }) => {
  await enter(page);
  await search(page, 'licenziamento per giusta causa');
  await expect(results(page).first()).toBeVisible();
  const reports = reportsOf(page);
  await page.route(/\/assets\/folders-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cartelle' }).click();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  const [first] = reports;
  expect(first).toMatchObject({ status: 200, body: { name: 'ChunkError', screen: '/projects' } });
  expect(Object.keys(first!.body).sort()).toEqual(['build', 'frames', 'name', 'requestId', 'screen']);
  expect(first!.body['build']).toMatch(/^base-[\w-]+\.js$/);
  expect(JSON.stringify(first!.body['frames'])).toMatch(/^\["assets\/[\w-]+\.js:\d+:\d+"/);
  expect(first!.text).not.toMatch(/licenziamento|giusta|@/);
});

test('reports an error of the form on a partner’s page', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto(`${baseUrl}/registration_embedded?name=Ada`);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  // Thrown inside the page, like an error of its code.
  await page.evaluate(() => {
    const error = new TypeError('Ada');
    error.stack = `TypeError: Ada\n    at draw (${location.href}:2:77)`;
    setTimeout(() => {
      throw error;
    });
  });
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({ status: 200, body: { name: 'TypeError', screen: 'widget' } });
  expect(reports[0]!.text).not.toContain('Ada');
});
