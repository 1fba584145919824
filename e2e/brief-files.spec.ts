import { docx, odt, paragraph, pdf, pdfPages, text, utf16 } from '@massima/documents/testing/make-documents';
import { signed } from '@massima/documents/testing/make-signed';
import { enter } from './setup/accounts.ts';
import { expect, test } from './setup/test.ts';

/**
 * Maximum file size in bytes. The journey opens each file type in a real browser under the policy
 * of the built product: parsers load on demand and run in a worker, whose violations only
 * `refused` of the test's setup reports.
 */

const LARGEST = 30_000_000;
const cited = 'Cass. civ. n. 98765/2019';
const brief = `Il custode risponde del danno (${cited}).`;
const message = [
  'From: studio@example.org',
  'To: cliente@example.org',
  'Subject: atto',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  `${brief.slice(0, 40)}=`,
  brief.slice(40),
].join('\r\n');

const files: [name: string, bytes: Uint8Array | string][] = [
  ['atto.docx', docx(paragraph(text(brief)))],
  ['atto.odt', odt(`<text:p>${brief}</text:p>`)],
  ['atto.pdf', pdf(brief)],
  ['atto.eml', message],
  ['atto.pdf.p7m', signed(pdf(brief))],
  ['atto.txt', utf16(brief, 'le', true)],
];

test('a brief is read from each file type, and from the largest file', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await enter(page);
  await page.goto('/citations');
  const field = page.getByLabel('Testo dell’atto');
  const chooser = page.getByLabel('Scegli un file', { exact: true }).and(page.locator('input'));
  const report = page.getByRole('region', { name: 'Esito della verifica' });
  const choose = (name: string, bytes: Uint8Array | string) =>
    chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  const checkIt = async (entry = report.getByRole('button', { name: cited, exact: true })) => {
    await page.getByRole('button', { name: 'Verifica', exact: true }).click();
    await expect(entry).toBeVisible();
    await page.getByRole('button', { name: 'Modifica il testo' }).click();
  };

  for (const [name, bytes] of files)
    await test.step(name, async () => {
      await field.fill('');
      await choose(name, bytes);
      await expect(field).toHaveValue(brief);
      await checkIt();
    });

  await test.step('reads a citation that continues on the next page of a PDF', async () => {
    const first = ['Studio legale Prova', 'Il custode risponde del danno (Cass. civ.', 'Pag. 1 di 2'];
    const second = ['Studio legale Prova', 'n. 98765/2019).', 'Pag. 2 di 2'];
    await choose('atto.pdf', pdfPages([first, second]));
    await expect(field).toHaveValue([...first, ...second].join('\n'));
    await checkIt(report.getByText(`Intesa come ${cited}`));
  });

  await test.step('reads the largest file and rejects a larger file', async () => {
    const line = `${brief}\n`;
    const largest = line.repeat(Math.ceil(LARGEST / line.length)).slice(0, LARGEST);
    await field.fill('');
    await choose('atto.txt', largest);
    await expect(page.getByText(/^Il documento è più lungo di 100\.000 caratteri/)).toBeVisible();
    await expect(field).toHaveValue(/^Il custode risponde/);
    await choose('atto.txt', `${largest}.`);
    await expect(page.getByText(/^Il file è troppo grande/)).toBeVisible();
  });

  await test.step('rejects files without a brief, with the reason', async () => {
    await choose('atto.p7m', signed(pdf(brief)).subarray(0, 200));
    await expect(page.getByText(/^Il file è danneggiato/)).toBeVisible();
    await choose('foto.txt', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    await expect(page.getByText(/^Il formato del file non si legge/)).toBeVisible();
  });
  expect(errors).toEqual([]);
});
