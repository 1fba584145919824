import { expect, test } from 'vitest';
import type { EngineAnswer, EngineParameters } from '../solr/engine-answer.ts';
import { retrievePage } from './retrieve-page.ts';

const question = { query: 'colpa grave del medico', kind: 'principle', offset: 0, size: 10 } as const;
const found = (facet_queries: Record<string, number>): EngineAnswer => ({
  response: { numFound: 7, docs: [] },
  facet_counts: { facet_queries },
});
const countWith = async (facet_queries: Record<string, number>) =>
  (await retrievePage(async () => found(facet_queries), question, 2026)).everyWord;

test('counts the other tab unless that tab may use another mode', async () => {
  const other = async (query: string, count: number, more: object = {}) =>
    (await retrievePage(async () => found({ other_kind: count }), { ...question, query, ...more }, 2026))
      .otherKind;
  expect(await other('colpa grave', 0)).toBe(0);
  expect(await other('colpa grave', 9, { sort: 'date' })).toBeNull();
  const quotes = 'risarcimento "danno biologico" parenti';
  expect([await other(quotes, 9), await other(quotes, 4)]).toEqual([9, null]);
});

test('sends one request for hits and counts if Solr is busy, with the same result', async () => {
  const pages = async (isBusy: boolean) => {
    const requested: string[] = [];
    const select = (_: string, { facet, sort, rows }: EngineParameters) => {
      requested.push([facet, sort, rows].join(' '));
      return Promise.resolve(found({ every_word: 3, other_kind: 5 }));
    };
    return { asked: requested, page: await retrievePage(select, question, 2026, { isBusy }) };
  };
  const [apart, together] = [await pages(false), await pages(true)];
  expect(apart.asked).toEqual(['false score desc 240', 'true score desc 0']);
  expect(together.asked).toEqual(['true score desc 240']);
  expect(together.page).toEqual(apart.page);
});

test('reads a count that several shards omit as 0', async () => {
  expect(await countWith({ every_word: 3 })).toBe(3);
  expect(await countWith({})).toBe(0);
});
