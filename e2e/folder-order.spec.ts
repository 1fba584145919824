import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { results, save, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'danno non patrimoniale';

test('a folder is sorted by key and by hand, and the order persists after undo, on another screen and in its files', async ({
  page,
}) => {
  await enter(page);
  await search(page, question);
  for (const index of [0, 1, 2]) await save(page, results(page).nth(index), 'Ordinata');
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Ordinata' }).click();
  const index = page.getByRole('list', { name: 'Indice' });
  const row = (nth: number) => index.getByRole('listitem').nth(nth);
  const order = () => index.getByRole('link').allTextContents();
  await expect(row(2)).toBeVisible();
  const [first, second, third] = await order();

  await row(2).getByRole('link').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual([third, first, second]);
  await expect(row(0).getByRole('link')).toBeFocused();
  await expect(page.getByText(/^Spostato al n\.\s1: /)).toBeVisible();
  await page.reload();
  await expect.poll(order).toEqual([third, first, second]);

  const handle = row(0).getByRole('button', { name: /^Sposta: / });
  const [from, to] = [await handle.boundingBox(), await row(2).boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + to!.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual([first, second, third]);
  await expect(page.getByText(/^Spostato al n\.\s3: /)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/^Annullato: «Spostato al n\.\s3/)).toBeVisible();
  await expect.poll(order).toEqual([third, first, second]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta in CSV' }).click(),
  ]);
  const text = (await readFile(await csv.path(), 'utf8')).replaceAll('\u00a0', ' ');
  const positions = [third, first, second].map((name) => text.indexOf(name!.replaceAll('\u00a0', ' ')));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));

  // An open result has its own URL. On a phone its text replaces the index, and the back button
  // returns to the index.
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/[?&]risultato=/);
  const address = page.url();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(index).toBeHidden();
  await page.getByRole('button', { name: 'Torna all’indice' }).click();
  await expect(index).toBeVisible();
  await row(2).getByRole('link').click();
  await expect(page.getByRole('article')).toBeFocused();
  await page.goBack();
  await expect(row(2).getByRole('link')).toBeFocused();
});

test('two tabs sort the same folder, and both changes are kept', async ({ page, context }) => {
  await enter(page);
  await search(page, question);
  for (const index of [0, 1, 2, 3]) await save(page, results(page).nth(index), 'Contesa');
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Contesa' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  const links = (tab: Page) => tab.getByRole('list', { name: 'Indice' }).getByRole('link');
  await expect(links(page)).toHaveCount(4);
  await expect(links(other)).toHaveCount(4);
  const [a, b, c, d] = await links(page).allTextContents();
  await links(page).nth(3).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Spostato al n\.\s3: /)).toBeVisible();
  await links(other).nth(0).focus();
  await other.keyboard.press('Alt+ArrowDown');
  await expect(other.getByText(/^Spostato/)).toBeVisible();
  await expect.poll(() => links(other).allTextContents()).toEqual([b, a, d, c]);
  await page.reload();
  await expect.poll(() => links(page).allTextContents()).toEqual([b, a, d, c]);
});
