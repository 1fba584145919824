import { enter, logIn } from './setup/accounts.ts';
import {
  box,
  citationOf,
  countShown,
  results,
  resultsWithText,
  search,
  settled,
} from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'licenziamento per giusta causa';
const found = (text: string | null) => Number(/^[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', ''));

test('a lawyer logs in, searches, filters, reads in full, returns to the position and logs out', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email: 'lawyer@example.com', password: 'massima-demo' });

  await expect(page.getByRole('heading', { name: 'Per esempio' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cerca', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'art. 2051 c.c.' }).click();
  await expect(box(page)).toHaveValue('art. 2051 c.c.');
  await page.getByRole('button', { name: 'Cancella il testo' }).click();
  await expect(box(page)).toHaveValue('');

  await search(page, question);
  await expect(page).toHaveURL(/\?q=licenziamento/);
  await expect.poll(() => countShown(page)).toBe(10);
  const first = results(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/n\.\s\d+/);
  await expect(first.locator('mark').first()).toHaveText(/licenziament|giusta|causa/i);
  const total = page.getByText(/^[\d.]+ massime$/).last();
  const before = found(await total.textContent());
  expect(before).toBeGreaterThan(10);

  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters.getByRole('checkbox', { name: /Corte di cassazione/ }).check();
  await expect(page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' })).toBeVisible();
  await expect.poll(async () => found(await total.textContent())).toBeLessThan(before);
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/Cass/);
  const year = filters.getByRole('group', { name: 'Anno' }).getByRole('checkbox').first();
  await year.check();
  const chips = page.getByRole('list', { name: 'Filtri attivi' }).getByRole('button');
  await expect(chips).toHaveCount(2);
  await expect(page).toHaveURL(/&/);
  await chips.last().click();
  await expect(chips).toHaveCount(1);
  await page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' }).click();
  await expect(chips).toHaveCount(0);
  await expect(total).toHaveText(`${before} massime`);

  const cards = await results(page).count();
  await page.getByRole('button', { name: 'Mostra altri risultati' }).click();
  await expect.poll(() => countShown(page)).toBe(20);
  await expect(results(page).nth(cards)).toBeFocused();

  const read = resultsWithText(page).first();
  await read.getByRole('button', { name: 'Testo integrale' }).click();
  const verdict = read.getByRole('region', { name: 'Testo integrale' });
  await expect(verdict.getByText('Decisione di fantasia, scritta per dimostrazione')).toBeVisible();
  await expect(verdict.getByText(/\d+ parole trovate/)).toBeVisible();
  await verdict.getByRole('button', { name: 'Parola trovata successiva' }).click();
  await expect(verdict.getByText(/^1 di \d+$/)).toBeInViewport();
  await verdict.getByRole('button', { name: 'Chiudi e torna su' }).click();
  await expect(verdict).toBeHidden();
  await expect(read.getByRole('heading', { level: 2 })).toBeInViewport();

  const verdicts = page.getByRole('tab', { name: /^Sentenze \d+$/ });
  await expect(verdicts).toBeVisible();
  const expectedCount = found((await verdicts.innerText()).replace(/\D+/, ''));
  await verdicts.click();
  await expect(page.getByText(/^[\d.]+ sentenze$/).last()).toHaveText(new RegExp(`^${expectedCount} `));
  await expect(page.getByRole('tab', { name: 'Sentenze' })).toHaveAttribute('aria-selected', 'true');
  // The total equals the number that the other tab announced.
  await expect(page.getByRole('tab', { name: `Sentenze ${expectedCount}`, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Massime' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => countShown(page)).toBe(20);

  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cartelle', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue(question);
  await expect.poll(() => countShown(page)).toBe(20);
  await page.reload();
  await expect(box(page)).toHaveValue(question);
  await expect(results(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
});

test('suggests acts, articles and previous queries while typing, and searches for the typed text on Enter', async ({
  page,
}) => {
  await enter(page);
  const options = page.getByRole('listbox', { name: 'Suggerimenti' }).getByRole('option');
  await box(page).pressSequentially('statuto lav', { delay: 40 });
  await expect(options.first()).toHaveText(/statuto dei lavoratori\s*st\. lav\./);
  await box(page).press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\?q=statuto\+dei\+lavoratori/);
  await expect(page.getByText(/Riferimenti riconosciuti: st\. lav\./)).toBeVisible();

  await box(page).fill('');
  await box(page).pressSequentially('statuto', { delay: 40 });
  await expect(options.filter({ hasText: 'ricerca recente' })).toHaveText(/statuto dei lavoratori/);
  await box(page).press('Escape');
  await expect(options).toHaveCount(0);
  await box(page).fill('art 18 st');
  await expect(options.first()).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\?q=art\+18\+st$/);
  await expect(options).toHaveCount(0);
});

test('filters show the number of their results, by click and by address', async ({ page }) => {
  await enter(page);
  await search(page, question);
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  const group = (name: string) => filters.getByRole('group', { name });
  await group('Materia')
    .getByRole('checkbox', { name: /^Lavoro/ })
    .check();
  await expect(page).toHaveURL(/materia=6/);
  await group('Anno').getByRole('combobox', { name: 'Dal' }).selectOption('2010');
  await group('Anno').getByRole('combobox', { name: 'Al', exact: true }).selectOption('2020');
  await expect(page).toHaveURL(/anno=2010-2020/);
  const chips = page.getByRole('list', { name: 'Filtri attivi' }).getByRole('button');
  await expect(chips).toHaveText(['Lavoro', '2010–2020']);
  const sections = group('Sezione').getByRole('checkbox');
  await settled(page);
  const text = await group('Sezione').innerText();
  // Another matter can still be chosen. Courts without results in these years are not offered.
  expect(await group('Materia').getByRole('checkbox').count()).toBeGreaterThan(1);
  await page.goto(page.url());
  await expect(chips).toHaveText(['Lavoro', '2010–2020']);
  await expect.poll(() => group('Sezione').innerText()).toBe(text);
  const leaves = /\d+$/.exec((await group('Sezione').locator('label').first().innerText()).trim())?.[0];
  await sections.first().check();
  await expect(page.getByText(new RegExp(`^${leaves} massim[ae]$`)).last()).toBeVisible();
  await expect(results(page).first().getByText(/ – /).first()).toBeVisible();
});

test('a citation is copied in the chosen form', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const heading = await citationOf(first);
  await first.getByRole('button', { name: 'Copia la citazione' }).click();
  await page.getByRole('menuitem', { name: 'Citazione', exact: true }).click();
  await expect(page.getByText('La citazione è stata copiata.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(heading);
  await first.getByRole('button', { name: 'Copia la citazione' }).click();
  await page.getByRole('menuitem', { name: 'Massima con citazione' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/licenziamento[\s\S]+\n?[\s\S]*n\. \d+/i);
});

test('a result is saved in a new folder and shown there with its query', async ({ page }) => {
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const heading = await citationOf(first);
  await first.getByRole('button', { name: 'Salva in una cartella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salva in una cartella' });
  await dialog.getByLabel('Cartella', { exact: true }).fill('Causa Bianchi');
  await expect(dialog.getByRole('button', { name: 'Crea e salva' })).toBeDisabled();
  await dialog.getByLabel('Descrizione della nuova cartella «Causa Bianchi»').fill('Impugnazione');
  await dialog.getByRole('button', { name: 'Crea e salva' }).click();
  await expect(page.getByText('Salvato in «Causa Bianchi»')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Causa Bianchi' }).click();
  await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
  await expect(page.getByText(`Ricerca: ${question}`)).toBeVisible();
});

test('recognises articles and phrases', async ({ page }) => {
  await enter(page);
  await search(page, 'art. 2051 c.c.');
  await expect(page.getByText(/Riferimenti riconosciuti: .*2051/)).toBeVisible();
  await expect.poll(() => countShown(page)).toBe(10);
  await expect(results(page).first().locator('mark', { hasText: '2051' }).first()).toBeVisible();

  await search(page, '"buona fede"');
  const total = page.getByText(/^[\d.]+ massime$/).last();
  const phrase = found(await total.textContent());
  // Further down are rulings with the phrase only in their full text.
  await expect(
    results(page)
      .first()
      .getByText(/buona\s+fede/i)
      .last(),
  ).toBeVisible();
  // An unclosed quotation mark is treated as text, and results with both words still come first.
  await search(page, '"buona fede');
  expect(found(await total.textContent())).toBeGreaterThanOrEqual(phrase);
  await expect(
    results(page)
      .first()
      .getByText(/buona\s+fede/i)
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('filters without results show a notice, and are removed with one click', async ({ page }) => {
  await enter(page);
  // Uses quotation marks, because otherwise years without all the terms would return partial
  // matches.
  await search(page, `"${question}"`);
  const before = await page
    .getByText(/^[\d.]+ massime$/)
    .last()
    .textContent();
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters.getByRole('button', { name: 'Mostra tutti gli anni' }).click();
  await filters
    .getByRole('checkbox', { name: /^20\d\d 0$/ })
    .first()
    .check();
  await expect(page.getByText('Nessun risultato per questa ricerca.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerca senza filtri' }).click();
  await expect(page.getByText(before ?? '').last()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtri attivi' })).toHaveCount(0);
});

test('on a phone the filters open as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await search(page, question);
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.getByRole('checkbox', { name: 'Corte di cassazione' }).check();
  await sheet.getByRole('button', { name: /^Mostra \d+ risultati$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtri, 1 attivo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rimuovi il filtro Corte di cassazione' })).toBeVisible();
});
