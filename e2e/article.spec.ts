import { enter } from './setup/accounts.ts';
import { expect, test } from './setup/test.ts';

/** Fictional act of the demonstration data, and the rulings that apply it. */
const article = '/provisions/l:1999:9991:3';

test('the page of an article shows its amendments, its text on another day and the rulings that apply it', async ({
  page,
}) => {
  await enter(page);
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/art\.\s3\sl\.\s9991\/1999/);
  await expect(
    page.getByText('Atto di fantasia, scritto a fini dimostrativi: non', { exact: false }).first(),
  ).toBeVisible();
  const amendments = page.getByRole('region', { name: 'Che cosa ne è stato' });
  await expect(amendments).toContainText('Dichiarato costituzionalmente illegittimo in parte');
  await expect(amendments).toContainText('nella parte in cui esclude la responsabilità del custode');
  const text = page.getByRole('region', { name: 'Testo' });
  await expect(text).toContainText('dalla consegna alla restituzione');

  await page.getByLabel('Versione').selectOption('1999-04-01');
  await expect(page).toHaveURL(/on=1999-04-01/);
  await expect(text).not.toContainText('dalla consegna alla restituzione');
  await expect(text).toContainText('È mostrato il testo in vigore');
  await page.getByRole('button', { name: 'Mostra il testo di oggi' }).click();
  await expect(text).toContainText('dalla consegna alla restituzione');

  await page.getByLabel('Confronta con').selectOption('1999-04-01');
  await expect(page).toHaveURL(/with=1999-04-01/);
  await expect(
    text.getByRole('insertion').filter({ hasText: 'dalla consegna alla restituzione' }),
  ).toBeVisible();
  await page.goBack();
  await expect(text.getByRole('insertion')).toHaveCount(0);

  await page.getByRole('link', { name: /Articolo successivo/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/3-bis/);
  await page.goto(article);
  await page.getByRole('link', { name: 'Cerca le massime che lo applicano' }).click();
  await expect(page.getByRole('article').first()).toContainText('9991');
  // The publisher's notes are on the ruling's page, under the publisher's name.
  await page
    .getByRole('link', { name: /n\.\s9920/ })
    .first()
    .click();
  await page.getByText('Difformi secondo l’editore (1)').click();
  await expect(page.getByRole('link', { name: /n\.\s9711/ })).toBeVisible();
});

test('a repealed article has a notice, and an invalid address an error page', async ({ page }) => {
  await enter(page);
  await page.goto('/provisions/l:1999:9991:6');
  await expect(page.getByRole('region', { name: 'Che cosa ne è stato' })).toContainText('d.lgs. 9993/2014');
  await page.goto('/provisions/l:1999:9991:77');
  await expect(page.getByText('Nessun articolo a questo indirizzo')).toBeVisible();
});

test('suggests the page of the article first, without running a search', async ({ page }) => {
  await enter(page);
  const box = page.getByRole('combobox');
  await box.fill('art. 3 l. 9991/1999');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('art. 3 l. 9991/1999 – Responsabilità del custode');
  await expect(first).toContainText('pagina dell’articolo');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/provisions\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/art\.\s3\sl\.\s9991\/1999/);
  // The box that had the focus has disappeared.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await box.fill('responsabilita del cust');
  await expect(page.getByRole('option', { name: /art\. 3 l\. 9991\/1999 – Responsabilità/ })).toBeVisible();
});

test('a click filters the rulings that apply an article and changes the address, and Back undoes it', async ({
  page,
}) => {
  await enter(page);
  await page.goto(article);
  const year = page.getByRole('link', { name: /^\d{4} \(\d+\)$/ }).first();
  await year.click();
  await expect(page).toHaveURL(/anno=\d{4}/);
  const narrowed = page.locator('a[aria-current=true]', { hasText: /^\d{4} / });
  await expect(narrowed).toHaveCount(1);
  await page.reload();
  await expect(narrowed).toHaveCount(1);
  await page.goBack();
  await expect(narrowed).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sez. Un. e Corte costituzionale' })).toBeVisible();
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica come documento Word' }).click();
  expect((await word).suggestedFilename()).toBe('art. 3 l. 9991 1999.docx');
});
