import type { Page } from '@playwright/test';
import { at, dialog, dialogAfter, keepWaiting, of, press, refuse, type Screen } from './screen.ts';
import { PHONE } from './looks.ts';

const lawyer = of('lawyer');
const bookmark = /^(Salva in una cartella|Save to a folder|Salvato; salva|Saved; save)/;
const withResults = at('/?q=danno+non+patrimoniale', 'article');

async function opened(page: Page): Promise<void> {
  await withResults(page);
  await press(page, /^(Testo integrale|Full text)$/);
  await page
    .getByRole('region', { name: /^(Testo integrale|Full text)$/ })
    .locator('mark')
    .first()
    .waitFor();
}

async function onItsPage(page: Page): Promise<void> {
  await withResults(page);
  await page.locator('article h2 a').first().click();
  await page.getByRole('navigation', { name: /^(Indice della decisione|Contents of the ruling)$/ }).waitFor();
}

const start = at('/', /Per esempio|For example/);
const box = (page: Page) => page.getByRole('search').getByRole('combobox');

export const searchScreens: readonly Screen[] = [
  lawyer('search, empty', start),
  lawyer(
    'search, suggestions',
    async (page) => {
      await start(page);
      await box(page).pressSequentially('art 2051', { delay: 40 });
      await page.getByRole('option').first().waitFor();
    },
    true,
  ),
  lawyer('search, answered', withResults),
  lawyer('search, rulings', at('/?q=danno+non+patrimoniale&tipo=sentenza', 'article')),
  lawyer('search, article', at('/?q=art.+2051+c.c.', 'article')),
  lawyer('search, everyday words', at('/?q=guidare+ubriachi+senza+patente', 'article')),
  lawyer('search, filtered', at('/?q=danno&anno=2019&anno=2020&area=1', 'main')),
  lawyer(
    'search, picked',
    async (page) => {
      await withResults(page);
      // On a phone the row lacks the button, but the key works.
      for (const index of [0, 1]) {
        await page.locator('article').nth(index).focus();
        await page.keyboard.press('x');
      }
      await page.getByText(/^(2 risultati selezionati|2 results selected)$/).first().waitFor();
    },
    true,
  ),
  lawyer(
    'search, citation copied',
    async (page) => {
      await withResults(page);
      await page.locator('article').first().focus();
      await page.keyboard.press('c');
      await page.getByText(/citazione .* copiata|citation .* copied/).or(page.getByText(/non lo permette|allow/)).first().waitFor();
    },
    true,
  ),
  lawyer('search, ruling opened', opened, true),
  lawyer(
    'search, end of a ruling',
    async (page) => {
      await opened(page);
      const end = page.getByText(/^(Citata da|Cited by|Cita|Cites|Norme applicate|Provisions applied)/);
      await end.filter({ visible: true }).first().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
    },
    true,
  ),
  lawyer('ruling', onItsPage),
  lawyer(
    'ruling, its end',
    async (page) => {
      await onItsPage(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
    true,
  ),
  // Ruling from a colleague's mail, which this account has not been shown yet.
  of('fresh')(
    'ruling, not seen yet',
    at('/ruling/demo-trib-2000-37117?cit=Trib.+Potenza%2C+n.+37117%2F2000', /Cerca e apri|Search and open/),
  ),
  lawyer('ruling, not there', at('/ruling/nowhere', /non è nella raccolta|not in the collection/)),
  lawyer('search, no results', at('/?q=zzqwxk+vbnmtr', /Nessun risultato per|No results for/)),
  lawyer('search, reference not there', at('/?q=Cass.+n.+999999%2F2019', /non è nella raccolta|not in the collection/)),
  lawyer('search, filters leave nothing', at('/?q=danno&anno=2000&sezione=9', /Con i filtri scelti|No results match these filters/)),
  lawyer(
    'search, under way',
    async (page) => {
      await keepWaiting(page, 'search.run');
      await page.goto('/?q=danno+biologico');
      await page.locator('[aria-busy=true]').first().waitFor();
    },
    { isWaiting: true, inWindow: true },
  ),
  lawyer(
    'search, failed',
    async (page) => {
      await refuse(page, 'search.run');
      await at('/?q=danno+biologico', /La ricerca non è riuscita|The search failed/)(page);
    },
    true,
  ),
  lawyer(
    'search, filters on a phone',
    async (page, { width }) => {
      await withResults(page);
      // On a wide window the filters are next to the results.
      if (width < 1200) await press(page, /^(Filtri|Filters)/);
    },
    true,
  ),
  lawyer('search, menu', dialogAfter(withResults, /^(Apri il menu|Open the menu)$/), true),
  lawyer('save dialog', dialogAfter(withResults, bookmark), true),
  lawyer(
    'save dialog, new folder',
    async (page) => {
      await dialogAfter(withResults, bookmark)(page);
      await page.locator('dialog[open], [role=dialog]').getByRole('textbox').first().fill('Bianchi c. Neri');
      await page.getByText(/nuova cartella «|new folder “/i).first().waitFor();
    },
    true,
  ),
  lawyer('rating dialog', dialogAfter(withResults, /^(Risultato non utile|Unhelpful result)$/), true),
  lawyer(
    'shortcuts',
    async (page) => {
      await withResults(page);
      // Leaves the box, because a question mark typed there belongs to the query.
      await page.locator('article').first().focus();
      await page.keyboard.press('?');
      await dialog(page);
    },
    true,
  ),
  lawyer(
    'print dialog',
    async (page, { width }) => {
      await withResults(page);
      // On a phone the page lacks the button, so the results are shown.
      if (width < PHONE) return;
      await press(page, /^(Stampa|Print)$/);
      await dialog(page);
    },
    true,
  ),
  lawyer('print view', async (page, { width }) => {
    await opened(page);
    if (width < PHONE) return;
    await page.evaluate(() => (window.print = () => undefined));
    await press(page, /^(Stampa|Print)$/);
    await dialog(page);
    await page
      .locator('dialog[open], [role=dialog]')
      .getByRole('button', { name: /^(Stampa|Print)$/ })
      .click();
    await page.emulateMedia({ media: 'print' });
  }),
  of('used-up')('search, none left', start),
  of('used-up')(
    'search, blocked',
    async (page) => {
      await page.goto('/?q=servitù+di+passaggio');
      await dialog(page);
    },
    true,
  ),
];
