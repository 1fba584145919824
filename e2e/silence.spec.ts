import { enter } from './setup/accounts.ts';
import { results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('a lawyer sees without charge that the collection has no match, and follows the query', async ({
  page,
}) => {
  await enter(page, { searches: 10 });
  await search(page, 'telecamera');
  const notice = page.getByRole('tabpanel').getByText('Sul punto «telecamera» la raccolta tace.');
  await expect(notice.last()).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText('Non è stata consumata alcuna ricerca', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: /vicin/ })).toHaveCount(0);

  // the other tab, a double click and going back show the same and are not charged
  await page.getByRole('tab', { name: /Sentenze/ }).click();
  await expect(page).toHaveURL(/tipo=sentenza/);
  await expect(notice.last()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/tipo=sentenza/);
  await expect(notice.last()).toBeVisible();
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(notice.last()).toBeVisible();
  await page.reload();
  await expect(notice.last()).toBeVisible();

  await page.getByRole('button', { name: /^Avvisami su questa ricerca/ }).click();
  await expect(page.getByRole('button', { name: /avviso/i, pressed: true })).toBeVisible();

  await expect(page.getByText('Restano 10 ricerche').first()).toBeVisible();
  await search(page, 'usucapione del cortile');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('Restano 9 ricerche').first()).toBeVisible();
  await page.goto('/queryhistory');
  await expect(page.getByText('telecamera').first()).toBeVisible();
});
