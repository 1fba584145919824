import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { enter } from './setup/accounts.ts';
import { solrUrl } from './setup/addresses.ts';
import { mailsTo } from './setup/mail.ts';
import { search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';
import { expectAccessible } from './setup/widget-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Indexes a ruling as an operator does. No other journey searches for its subject. */
async function index(id: string, text: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'massima-news-'));
  const file = path.join(folder, `${id}.jsonl`);
  const principle = { n: 1, kind: 'principle', title: 'Appalto - Vizi', text };
  const ruling = {
    ...{
      id,
      issuer_type_id: 3,
      issuer: 'Corte di cassazione',
      type: 'sentenza',
      number: '99117',
      year: 2025,
    },
    ...{
      date: '2025-11-20',
      section: '2',
      area: 1,
      full_text: text,
      fictional: true,
      principles: [principle],
    },
  };
  await writeFile(file, JSON.stringify(ruling));
  const args = ['--url', `${solrUrl}/rulings`, '--from', file];
  await promisify(execFile)(process.execPath, ['scripts/run-ts.mjs', 'solr/indexer/main.ts', ...args], {
    cwd: root,
  });
  await rm(folder, { recursive: true, force: true });
}

test('a lawyer follows a query, reads a new ruling by mail without charge, and stops the mails', async ({
  page,
}) => {
  test.slow();
  const { email } = await enter(page);
  await search(page, 'lastrico zirconio');
  await page.getByRole('button', { name: /^Avvisami su questa ricerca/ }).click();
  await expect(page.getByRole('button', { name: 'Avviso attivo: rimuovilo' })).toBeVisible();

  await index('novita-lastrico', 'Il lastrico in zirconio che lascia passare acqua è un grave difetto.');
  const alertMail = async () =>
    (await mailsTo(page.request, email)).find(({ subject }) => subject.includes('nuova decisione'));
  await expect.poll(alertMail, { timeout: 120_000 }).toBeDefined();
  const { text = '' } = (await alertMail()) ?? {};
  expect(text).toContain('«lastrico zirconio»');
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const isStop = ({ pathname }: URL) => pathname.startsWith('/alerts/stop/');
  const stop = links.find(isStop);
  const ruling = links.find((link) => !isStop(link));

  await page.goto(`${ruling?.pathname}${ruling?.hash}`);
  const card = page.getByRole('article').filter({ hasText: 'lastrico in zirconio' });
  await card.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(card.getByText('Decisione di fantasia, scritta per')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/alerts');
  await expect(page.getByText('Una novità')).toBeVisible();
  await expectAccessible(page);

  // Opening the link stops nothing.
  await page.goto(stop?.pathname ?? '');
  await page.getByRole('button', { name: 'Non inviare più queste e-mail' }).click();
  await expect(page.getByText('non vengono più inviate')).toBeVisible();
  await page.getByRole('link', { name: 'Vai agli avvisi' }).click();
  await expect(page.getByText('Le e-mail sono sospese')).toBeVisible();

  await page.getByRole('button', { name: 'Rimuovi l’avviso «lastrico zirconio»' }).click();
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByRole('link', { name: '«lastrico zirconio»' })).toBeVisible();
});
