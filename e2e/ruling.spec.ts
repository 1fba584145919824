import { enter, logIn, verified } from './setup/accounts.ts';
import { citationOf, results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

const question = 'danno non patrimoniale';

test('the page of a ruling shows its parts, sources and citing rulings', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const citation = await citationOf(first);
  await first.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: citation, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/ruling\/[\w.:-]+\?cit=/);
  // The query is private and therefore not in the address.
  expect(page.url()).not.toContain('patrimoniale');

  const outline = page.getByRole('navigation', { name: 'Indice della decisione' });
  await outline.getByRole('link', { name: 'P.Q.M.' }).click();
  await expect(page.getByText('P.Q.M.', { exact: true }).last()).toBeInViewport();
  await outline.getByRole('link', { name: 'Da dove viene la massima' }).click();
  await expect(page.locator('#massima')).toBeInViewport();

  await test.step('keys and selections copy with the source', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('c');
    await expect.poll(copied).toBe(citation);
    await page.keyboard.press('Shift+C');
    await expect.poll(copied).toMatch(/^«.{40,}» \(/s);
    await page.locator('#massima').selectText();
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(copied).toContain(`» (${citation})`);
  });

  await test.step('it opens again by its address, and so does a linked ruling', async () => {
    await page.reload();
    await expect(outline).toBeVisible();
    await page.goto('/profile');
    // Leaving the page immediately would cancel the pending request that stores the choice.
    const isStored = page.waitForResponse((response) => response.url().includes('chooseCitationStyle'));
    await page.getByRole('radio', { name: /^Cass.*n\.\s123\/2019$/ }).check();
    await isStored;
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Copia la citazione' })).toBeVisible();
    // The account's previous form may still arrive at this page after the first copy.
    await expect(async () => {
      await page.keyboard.press('c');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/n\. \d+\/\d{4}$/);
    }).toPass();
  });
});

test('a shared address opens by a search, which is announced and charged once', async ({ page, browser }) => {
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const citation = await citationOf(first);
  const address = await first.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const person = await verified(other.request);
  await other.goto(address ?? '');
  await logIn(other, person);
  await expect(other.getByRole('heading', { name: citation, level: 1 })).toBeVisible();
  await expect(other.getByText('Consuma una ricerca')).toBeVisible();
  await other.getByRole('button', { name: 'Cerca e apri' }).click();
  await expect(other.getByRole('navigation', { name: 'Indice della decisione' })).toBeVisible();
  await other.goto('/');
  await expect(other.getByText('Restano 99 ricerche')).toBeVisible();
  await other.goto(address ?? '');
  await expect(other.getByRole('navigation', { name: 'Indice della decisione' })).toBeVisible();
  await elsewhere.close();
});

test('on a phone the bar above a verdict and the actions of a result fit into a row each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await search(page, question);
  const first = results(page).first();
  const top = async (name: string) => (await first.getByRole('button', { name }).boundingBox())?.y ?? -1;
  expect(Math.abs((await top('Testo integrale')) - (await top('Copia la citazione')))).toBeLessThan(10);
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(first.getByRole('group', { name: 'Parole cercate nel testo' })).toBeVisible();
  // The actions below the ruling fit in one row once the toggle has its short label.
  for (const name of ['Copia la citazione', 'Avvisami se citata da una nuova decisione'])
    expect(Math.abs((await top('Chiudi il testo integrale')) - (await top(name)))).toBeLessThan(10);
  const bar = async () =>
    Math.abs((await top('Parola trovata successiva')) - (await top('Chiudi e torna su')));
  expect(await bar()).toBeLessThan(10);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await bar()).toBeLessThan(10);
  await first.getByRole('button', { name: /^Avvisami se citata/ }).click();
  await expect(first.getByRole('button', { name: 'Avviso attivo: rimuovilo' })).toBeVisible();
});
