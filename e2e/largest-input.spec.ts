import type { Page } from '@playwright/test';
import { docx, paragraph, pdf, text } from '@massima/documents/testing/make-documents';
import { enter } from './setup/accounts.ts';
import { box, results, save, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

/**
 * Maximum length of a query in characters. The journey enters the largest input of each screen in
 * a real browser under the policy of the built product, because a library may switch to another
 * method there. `refused` of the test's setup fails a journey with policy violations.
 */

const QUERY = 1_000;
const BRIEF = 100_000;
const NOTE = 5_000;
const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The page must not throw uncaught errors either. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a query, a note, a comment and a folder accept their maximum length', async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page);
  await search(page, 'danno non patrimoniale');
  const folder = filled('Rossi ', 50).trim();
  await save(page, results(page).first(), folder);
  await results(page)
    .first()
    .getByRole('button', { name: /^Risultato non utile/ })
    .click();
  const comment = page.getByRole('dialog').getByRole('textbox');
  await comment.fill(filled('Altra materia. ', NOTE));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Invia/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('button', { name: `Modifica la cartella ${folder}` }).click();
  const edit = page.getByRole('dialog', { name: 'Modifica la cartella' });
  await edit.getByLabel('Descrizione').fill(filled('Sinistro stradale. ', 1_000).trim());
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(edit).toBeHidden();
  await page.getByRole('link', { name: folder }).click();
  await page.getByRole('textbox', { name: /^Nota su/ }).fill(filled('Nota. ', NOTE));
  await expect(page.getByText('Nota salvata')).toBeVisible();

  await page.goto('/');
  const longest = filled('responsabilità del custode ', QUERY).trim();
  await box(page).fill(longest);
  await box(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
  await page.goto('/queryhistory');
  await page.getByRole('searchbox').fill(longest);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a brief of maximum length is read, pasted and as a document', async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page);
  await page.goto('/citations');
  const brief = page.getByLabel('Testo dell’atto');
  const check = page.getByRole('button', { name: 'Verifica', exact: true });
  const report = page.getByRole('region', { name: 'Esito della verifica' });
  const sentence =
    'Il custode risponde del danno (Cass. civ., Sez. III, 12 gennaio 2018, n. 1234; art. 2051 c.c.). ';

  await brief.fill(filled(sentence, BRIEF));
  await check.click();
  await expect(report).toBeVisible();
  await page.getByRole('button', { name: 'Modifica il testo' }).click();

  // More than 512 kB unpacked, where a library may switch to another method.
  const file = page.getByLabel('Scegli un file', { exact: true }).and(page.locator('input'));
  const name = (ending: string) => ({ name: `atto.${ending}`, mimeType: 'application/octet-stream' });
  const long = docx(
    paragraph(...Array.from({ length: 40 }, () => text(sentence))).repeat(24) + '<w:p/>'.repeat(90_000),
  );
  await file.setInputFiles({ ...name('docx'), buffer: Buffer.from(long) });
  await expect(brief).toHaveValue(/^Il custode risponde/);
  await check.click();
  await expect(report).toBeVisible();
  await page.getByRole('button', { name: 'Modifica il testo' }).click();

  await file.setInputFiles({ ...name('pdf'), buffer: Buffer.from(pdf('Si veda Cass. civ. n. 1234/2018')) });
  await expect(brief).toHaveValue('Si veda Cass. civ. n. 1234/2018');

  // A file designed to freeze the page is rejected, and the page keeps working.
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><w:document>&a;</w:document>';
  await file.setInputFiles({ ...name('xml'), buffer: Buffer.from('PK\u0003\u0004' + entities) });
  await expect(page.getByText(/^Il file è danneggiato/)).toBeVisible();
  await expect(brief).toHaveValue('Si veda Cass. civ. n. 1234/2018');
  expect(errors).toEqual([]);
});
