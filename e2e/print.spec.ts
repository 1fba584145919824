import type { Page } from '@playwright/test';
import { enter } from './setup/accounts.ts';
import { letters, linesOf, type Paper, pdfText, printing } from './setup/paper.ts';
import { citationOf, results, save, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'danno non patrimoniale';
const controls = [
  'Cerca',
  'Filtri',
  'Cartelle',
  'Annulla',
  'Ripristina',
  'Stampa',
  'Salva',
  'Sentenze',
  'Esci',
  'Esporta',
];

/** A page's foot is printed between the lines of a paragraph that continues on the next page. */
const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const everyFoot = new RegExp(
  `(?:${letters('Decisione di fantasia, scritta per dimostrazione: non è citabile.')})?ConsultatosuMassima(?:il|l)o?(?:${months})`,
  'g',
);

/** Checks the rules for every printed page; returns its text for other checks. */
function readPaper({ pdf, pageText }: Paper): string {
  const text = pdfText(pdf, '-layout');
  test.skip(text === null, 'pdftotext is not installed');
  const pages = (text ?? '').split('\f').slice(0, -1);
  for (const [index, page] of pages.entries()) {
    // Day of consultation and page number, side by side.
    const foot = page.trimEnd().split('\n').slice(-4).join(' ').replace(/\s+/g, ' ');
    expect(foot).toMatch(/Consultato su Massima (?:il |l’)/);
    expect(foot).toMatch(new RegExp(` ${index + 1} ?/ ?${pages.length}( |$)`));
  }
  for (const control of controls) expect(pageText.split(/\W+/)).not.toContain(control);
  const printed = letters(text ?? '').replace(everyFoot, '');
  // Every paragraph on screen is printed completely.
  for (const line of pageText.split('\n')) expect(printed).toContain(letters(line));
  return (text ?? '').replace(/\s+/g, ' ');
}

async function openDialog(page: Page, result = results(page).first()) {
  await result.getByRole('button', { name: 'Stampa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stampa la decisione' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a ruling is printed under its citation, with or without text and highlights', async ({ page }) => {
  const printed = await printing(page);
  await enter(page);
  await search(page, question);
  const citation = await citationOf(results(page).first());

  let dialog = await openDialog(page);
  await expect(dialog.getByRole('checkbox', { name: 'Con il testo integrale' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  const full = await printed();
  const text = readPaper(full);
  expect(text).toContain(citation);
  expect(text.indexOf(citation)).toBeLessThan(200);
  expect(text).toContain('Testo integrale');
  expect(text).toMatch(/Consultato su Massima (?:il |l’)/);
  await expect(dialog).toBeHidden();

  dialog = await openDialog(page);
  await dialog.getByRole('checkbox', { name: 'Con il testo integrale' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Con le parole trovate in evidenza' }).check();
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  const sheet = page.locator('body > div[lang=it]');
  await expect(sheet.locator('mark').first()).toHaveText(/dann|patrimonial/i);
  const short = await printed();
  const fewer = readPaper(short);
  expect(fewer).toContain(citation);
  expect(fewer).not.toContain('Testo integrale');
  // On paper, matches are underlined and nothing else differs.
  expect(full.pageText).toContain(
    short.pageText.split('\n').find((line) => line.length > 200) ?? 'no principle',
  );

  dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  await printed();
  await expect(sheet).toHaveCount(0);
});

test('a folder is printed in full: its name, every citation, query and note', async ({ page }) => {
  const printed = await printing(page);
  await enter(page);
  await search(page, question);
  const citations: string[] = [];
  for (const index of [0, 1, 2]) {
    const result = results(page).nth(index);
    citations[citations.length] = await citationOf(result);
    await save(page, result, 'Causa Verdi');
  }
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Causa Verdi' }).click();
  await page.getByRole('link', { name: citations[1]! }).click();
  const address = `https://esempio.it/${'x'.repeat(200)}`;
  await page
    .getByRole('textbox', { name: `Nota su ${citations[1]}` })
    .fill(`Da citare per il danno morale.\n- ${address}`);
  await expect(page.getByText('Nota salvata')).toBeVisible();
  await page.getByRole('button', { name: 'Stampa la cartella' }).click();
  // A long line wraps; it is neither truncated nor printed smaller.
  await page.emulateMedia({ media: 'print' });
  const overhang = (sheet: Element) => sheet.scrollWidth - sheet.clientWidth;
  expect(await page.locator('body > div[lang=it]').evaluate(overhang)).toBe(0);
  const paper = await printed();
  const text = readPaper(paper);
  expect(text.indexOf('Causa Verdi')).toBeLessThan(50);
  const positions = citations.map((citation) => text.indexOf(citation));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(text).toContain('Nota: Da citare per il danno morale.');
  // Keeps the lines of the input.
  expect(paper.pageText).toContain(`danno morale.\n- ${address}`);
  expect(text.split(`Ricerca: ${question}`)).toHaveLength(4);
  // The printed page repeats that the demo's rulings are fictional.
  expect(text.split('Decisione di fantasia')).toHaveLength(4);
});

/**
 * Fills the sheet with principles of many lengths, so that page breaks occur at all positions in
 * them.
 */
function fillWithPrinciples(sheet: Element): void {
  const filler = sheet.querySelector('p:last-of-type')?.textContent.repeat(9) ?? '';
  const element = (name: string, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  sheet.replaceChildren(
    ...Array.from({ length: 90 }, (_, i) => {
      const section = document.createElement('section');
      section.append(element('h2', `Numero ${i}`), element('p', filler.slice(0, 150 + ((i * 397) % 1700))));
      return section;
    }),
  );
}

test('pages are filled: a principle neither ends with a few lines on the next page nor moves there', async ({
  page,
}) => {
  const printed = await printing(page);
  await enter(page);
  await search(page, question);
  const dialog = await openDialog(page);
  await dialog.getByRole('checkbox', { name: 'Con il testo integrale' }).uncheck();
  await dialog.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printing', '');
  await page.locator('body > div[lang=it]').evaluate(fillWithPrinciples);
  const pages = linesOf((await printed()).pdf);
  test.skip(pages === null, 'pdftotext is not installed');
  expect(pages?.length).toBeGreaterThan(10);
  for (const lines of pages?.slice(0, -1) ?? []) expect(lines.at(-1)?.bottom).toBeGreaterThan(0.8);
});
