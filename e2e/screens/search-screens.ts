import type { Page } from '@playwright/test';
import { at, dialog, press, type Screen } from './screen.ts';

const lawyer = (name: string, open: Screen['open'], inWindow = false): Screen => ({
  name,
  who: 'lawyer',
  open,
  inWindow,
});
const bookmark = /^(Salva in una cartella|Save to a folder|Salvato; salva|Saved; save)/;
const answered = at('/?q=danno+non+patrimoniale', 'article');

async function opened(page: Page): Promise<void> {
  await answered(page);
  await press(page, /^(Testo integrale|Full text)$/);
  await page
    .getByRole('region', { name: /^(Testo integrale|Full text)$/ })
    .locator('mark')
    .first()
    .waitFor();
}

export const searchScreens: readonly Screen[] = [
  lawyer('search, empty', at('/', /Per esempio|For example/)),
  lawyer('search, answered', answered),
  lawyer('search, rulings', at('/?q=danno+non+patrimoniale&tipo=sentenza', 'article')),
  lawyer('search, filtered', at('/?q=danno&anno=2019&anno=2020&area=1', 'main')),
  lawyer('search, ruling opened', opened, true),
  lawyer('ruling', async (page) => {
    await answered(page);
    await page.locator('article h2 a').first().click();
    await page.getByRole('navigation', { name: /^(Indice del provvedimento|Contents of the ruling)$/ }).waitFor();
  }),
  lawyer('search, no results', at('/?q=zzqwxk+vbnmtr', /Nessun risultato per|No results for/)),
  lawyer(
    'search, filters on a phone',
    async (page, { width }) => {
      await answered(page);
      // On a wide window they stand beside the answer.
      if (width < 1200) await press(page, /^(Filtri|Filters)/);
    },
    true,
  ),
  lawyer(
    'search, menu',
    async (page, { width }) => {
      await answered(page);
      if (width < 900) await press(page, /^(Apri il menu|Open the menu)$/);
    },
    true,
  ),
  lawyer(
    'save dialog',
    async (page) => {
      await answered(page);
      await press(page, bookmark);
      await dialog(page);
    },
    true,
  ),
  lawyer(
    'rating dialog',
    async (page) => {
      await answered(page);
      await press(page, /^(Risultato non utile|Not a useful result)$/);
      await dialog(page);
    },
    true,
  ),
  lawyer(
    'shortcuts',
    async (page) => {
      await answered(page);
      // Out of the box: a question mark typed there is part of the question.
      await page.locator('article').first().focus();
      await page.keyboard.press('?');
      await dialog(page);
    },
    true,
  ),
  lawyer(
    'print dialog',
    async (page, { width }) => {
      await answered(page);
      // On a phone the product shows no button for it, and this is the answer without one.
      if (width < 900) return;
      await press(page, /^(Stampa|Print)$/);
      await dialog(page);
    },
    true,
  ),
  lawyer('print view', async (page, { width }) => {
    await opened(page);
    if (width < 900) return;
    await page.evaluate(() => (window.print = () => undefined));
    await press(page, /^(Stampa|Print)$/);
    await dialog(page);
    await page
      .locator('dialog[open], [role=dialog]')
      .getByRole('button', { name: /^(Stampa|Print)$/ })
      .click();
    await page.emulateMedia({ media: 'print' });
  }),
  {
    name: 'search, blocked',
    who: 'used-up',
    inWindow: true,
    open: async (page) => {
      await page.goto('/?q=servitù+di+passaggio');
      await dialog(page);
    },
  },
];
