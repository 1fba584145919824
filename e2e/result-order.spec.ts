import { readFileSync } from 'node:fs';
import { enter } from './setup/accounts.ts';
import { results, search, settled } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

interface Found {
  id_new: string;
}

/** Forty queries from the demo's principles: half are complete headings, half their first words. */
const questions = [
  ...new Set(
    readFileSync(new URL('../solr/demo/rulings.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) =>
        [.../"title":"([^"–]{12,60}?) –/g[Symbol.matchAll](line)].map(([, title]) => title ?? ''),
      ),
  ),
].slice(0, 40);

test('for forty queries, the screen keeps the server’s order and loses nothing', async ({ page }) => {
  test.slow();
  expect(questions).toHaveLength(40);
  await enter(page, { searches: 60 });
  for (const question of questions) {
    const response = page.waitForResponse(
      (candidate) => candidate.url().includes('search.run') && candidate.ok(),
    );
    await search(page, question);
    const { search: hits } = (await (await response).json()).result.data.data as { search: Found[] };
    await settled(page);
    const ranks = new Map(hits.map(({ id_new }, rank) => [id_new, rank]));
    const panel = page.getByRole('tabpanel');
    await expect(results(page).first()).toBeVisible();
    const rendered = await panel.evaluate((list) => ({
      heads: [...list.querySelectorAll<HTMLElement>('article[data-result]')].map(
        (card) => card.dataset['result'] ?? '',
      ),
      folded: [...list.querySelectorAll<HTMLElement>('details[data-folded]')]
        .map((folded) => Number(folded.dataset['folded']))
        .reduce((sum, count) => sum + count, 0),
    }));
    const heads = rendered.heads.map((id) => ranks.get(id) ?? -1);
    expect(heads[0], question).toBe(0);
    expect(heads, question).toEqual(heads.toSorted((a, b) => a - b));
    expect(heads.length + rendered.folded, question).toBe(hits.length);
  }
});
