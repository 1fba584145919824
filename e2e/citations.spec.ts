import { enter } from './setup/accounts.ts';
import { citationOf, results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('the citations of a brief are pasted, checked, viewed, copied and followed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await search(page, 'danno non patrimoniale');
  const citation = await citationOf(results(page).first());

  await page.goto('/citations');
  const brief = `Come si legge in ${citation}, e in Cass. civ. n. 98765/2019, l'art. 2059 c.c. non basta.`;
  await page.getByLabel('Testo dell’atto').fill(brief);
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();

  const report = page.getByRole('region', { name: 'Esito della verifica' });
  const summary = page.getByText('2 citazioni: 1 nella raccolta, 1 assente dalla raccolta; 1 norma.');
  await expect(summary).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Nella raccolta (1)', exact: true })).toBeVisible();
  await expect(report.getByRole('heading', { name: 'Assente dalla raccolta (1)' })).toBeVisible();
  // an entry links to its highlight, and the highlight links back, by key
  await report.getByRole('button', { name: 'Cass. civ. n. 98765/2019' }).click();
  await expect(page.locator('mark > a:focus')).toHaveText('Cass. civ. n. 98765/2019');
  await page.keyboard.press('Enter');
  await expect(page.locator('li:focus')).toContainText('Cass. civ. n. 98765/2019');

  await page.getByRole('button', { name: 'Copia l’esito' }).click();
  await expect(page.getByText('L’esito è stato copiato.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Cass. civ. n. 98765/2019');

  // nothing was charged or stored on the server; this tab keeps the input and its report until they
  // are cleared
  await page.goto('/queryhistory');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(summary).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Modifica il testo' }).click();
  await expect(page.getByLabel('Testo dell’atto')).toHaveValue(brief);
  await page.getByRole('button', { name: 'Svuota' }).click();
  await page.reload();
  await expect(page.getByLabel('Testo dell’atto')).toHaveValue('');
});
