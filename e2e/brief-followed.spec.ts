import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { enter } from './setup/accounts.ts';
import { solrUrl } from './setup/addresses.ts';
import { mailsTo } from './setup/mail.ts';
import { expect, test } from './setup/test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Indexes a ruling of the Constitutional Court that annuls an article of the fictional act, as an
 * operator does.
 */
async function strike(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'massima-struck-'));
  const file = path.join(folder, 'struck.jsonl');
  const law = 'della legge 12 marzo 1999, n. 9991';
  await writeFile(
    file,
    JSON.stringify({
      ...{ id: 'cost-2025-99118', issuer_type_id: 4, issuer: 'Corte costituzionale', type: 'sentenza' },
      ...{ number: '99118', year: 2025, date: '2025-11-20', section: '', area: 5, fictional: true },
      full_text: `Considerato in diritto\n1.- È fondata.\n\nPER QUESTI MOTIVI\nLA CORTE COSTITUZIONALE\ndichiara l'illegittimità costituzionale dell'art. 8 ${law}, nella parte in cui non prevede un termine.\nCosì deciso in Roma.`,
      principles: [],
    }),
  );
  const args = ['--url', `${solrUrl}/rulings`, '--from', file];
  await promisify(execFile)(process.execPath, ['scripts/run-ts.mjs', 'solr/indexer/main.ts', ...args], {
    cwd: root,
  });
  await rm(folder, { recursive: true, force: true });
}

test('a brief is checked, its references are followed with one click, and later changes are reported by mail', async ({
  page,
}) => {
  test.slow();
  const { email } = await enter(page);
  await page.goto('/citations');
  const brief = 'Il custode risponde (art. 3 l. 9991/1999); il termine dell’art. 8 l. 9991/1999 è decorso.';
  await page.getByLabel('Testo dell’atto').fill(brief);
  await page.getByRole('button', { name: 'Verifica', exact: true }).click();

  // The report shows the annulment in the words of its source and links to the article on the day
  // of the check.
  const report = page.getByRole('region', { name: 'Esito della verifica' });
  const annulled = report.getByRole('listitem').filter({ hasText: 'art. 3 l. 9991/1999' }).first();
  await expect(annulled).toContainText('nella parte in cui esclude la responsabilità del custode');
  await expect(annulled.getByRole('link', { name: /^Apri l’articolo/ })).toHaveAttribute(
    'href',
    /\/provisions\/l%3A1999%3A9991%3A3\?on=\d{4}-\d\d-\d\d$/,
  );

  await page.getByRole('button', { name: 'Segui ciò che questo atto cita' }).click();
  await expect(page.getByRole('button', { name: 'Avviso attivo' })).toBeVisible();
  await expect(page.getByText(/Avviso attivo su 2 norme/)).toBeVisible();

  await strike();
  const alertMail = async () =>
    (await mailsTo(page.request, email)).find(({ subject }) => subject.includes('novità'));
  await expect.poll(alertMail, { timeout: 120_000 }).toBeDefined();
  const text = ((await alertMail())?.text ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('art. 8 l. 9991/1999: dichiarato illegittimo in parte, Corte cost. n. 99118/2025');
  expect(text).not.toContain('decorso');

  const [link] = [...text.matchAll(/https?:\/\/\S+\/alerts\/\d+#\S+/g)].map(([found]) => new URL(found));
  await page.goto(`${link?.pathname}${link?.hash}`);
  const changes = page.getByRole('region', { name: 'Che cosa è cambiato' });
  await expect(changes).toContainText('nella parte in cui non prevede un termine');
  await changes.getByRole('link', { name: /^Apri l’articolo/ }).click();
  await expect(page.getByRole('region', { name: 'Che cosa ne è stato' })).toContainText(
    'nella parte in cui non prevede un termine',
  );
});
