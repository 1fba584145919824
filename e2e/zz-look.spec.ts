import { enter } from './setup/accounts.ts';
import { test } from './setup/test.ts';

const article = '/provisions/l:1999:9991:3';
for (const [name, width, scheme, locale] of [
  ['1440-light-it', 1440, 'light', 'it'],
  ['390-dark-en', 390, 'dark', 'en'],
  ['390-light-it', 390, 'light', 'it'],
  ['1440-dark-en', 1440, 'dark', 'en'],
] as const)
  test(`look ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await enter(page);
    await page.evaluate(([l]) => localStorage.setItem('massima.locale', l ?? 'it'), [locale]);
    await page.goto(article);
    await page.getByRole('link', { name: /^\d{4} \(\d+\)$/ }).first().waitFor();
    await page.screenshot({ path: `/tmp/shots/page-${name}.png`, fullPage: true });
    await page.goto(`${article}?with=1999-04-01&anno=2021`);
    await page.getByRole('insertion').nth(1).waitFor();
    await page.screenshot({ path: `/tmp/shots/diff-${name}.png`, fullPage: true });
    await page.goto('/');
    await page.getByRole('combobox').fill('art. 3 l. 9991/1999');
    await page.getByRole('option').first().waitFor();
    await page.screenshot({ path: `/tmp/shots/box-${name}.png` });
  });
