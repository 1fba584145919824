import { expect, test } from 'vitest';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { retrievePage } from './retrieve-page.ts';

const question = { query: 'colpa grave del medico', kind: 'principle', offset: 0, size: 10 } as const;
const found = (facet_queries: Record<string, number>): EngineAnswer => ({
  response: { numFound: 7, docs: [] },
  facet_counts: { facet_queries },
});
const ask = async (facet_queries: Record<string, number>) =>
  (await retrievePage(async () => found(facet_queries), question, 2026)).everyWord;

test('what the other tab has is said unless it may be asked in another mode', async () => {
  const other = async (query: string, count: number, more: object = {}) =>
    (await retrievePage(async () => found({ other_kind: count }), { ...question, query, ...more }, 2026))
      .otherKind;
  expect(await other('colpa grave', 0)).toBe(0);
  expect(await other('colpa grave', 9, { sort: 'date' })).toBeNull();
  const quotes = 'risarcimento "danno biologico" parenti';
  expect([await other(quotes, 9), await other(quotes, 4)]).toEqual([9, null]);
});

test('an engine with nothing to spare is asked once for ranking and counts, and says the same', async () => {
  const answers = async (isBusy: boolean) => {
    const asked: string[] = [];
    const ask = (_: string, { facet, sort, rows }: EngineParameters) => {
      asked.push([facet, sort, rows].join(' '));
      return Promise.resolve(found({ every_word: 3, other_kind: 5 }));
    };
    return { asked, page: await retrievePage(ask, question, 2026, { isBusy }) };
  };
  const [apart, together] = [await answers(false), await answers(true)];
  expect(apart.asked).toEqual(['false score desc 240', 'true score desc 0']);
  expect(together.asked).toEqual(['true score desc 240']);
  expect(together.page).toEqual(apart.page);
});

test('a count that several shards leave out is none, and not all', async () => {
  expect(await ask({ every_word: 3 })).toBe(3);
  expect(await ask({})).toBe(0);
});
