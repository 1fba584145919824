import { expect, test } from 'vitest';
import type { EngineAnswer, EngineDoc, EngineParameters } from '../solr/engine-answer.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { retrievePage } from './retrieve-page.ts';
import type { EmbeddedQuery } from './rerank.ts';

const query = 'cane che abbaia tutta la notte';
const question: SearchQuery = { query, kind: 'principle', offset: 0, size: 10 };
const doc = (id: string, score: number): EngineDoc =>
  ({ id, score, year: 2000, citation_numbers: [] }) as unknown as EngineDoc;
const byWords = [doc('a-m1', 3), doc('b-m1', 2), doc('c-m1', 1)];
const near = new Map([
  ['z-m1', 0.99],
  ['a-m1', 0.6],
]);
const meant = (nearest: EmbeddedQuery['nearest'] = async () => near) => {
  const likeness = new Map(byWords.map(({ id }) => [id, 0.6]));
  return async () => ({ likenessOf: async () => likeness, nearest });
};

interface HoldingAll {
  holdingAll?: number;
  /** Ids of the first hits among all principles, without filters. */
  anywhere?: number;
  hits?: EngineDoc[];
}

/** Fake Solr with hits by words, some with more than half of the terms and some with all terms. */
function engine(holding: number, { holdingAll = 0, anywhere = holdingAll, hits = byWords }: HoldingAll = {}) {
  const asked: EngineParameters[] = [];
  const answer = (parameters: EngineParameters): EngineAnswer => {
    const found = (docs: EngineDoc[], numFound = docs.length) => ({ response: { numFound, docs } });
    const count = 'nearest_ids' in parameters ? 4 : 3;
    if (String(parameters['matching']).includes('every_word')) return found([], anywhere);
    if (parameters['matching'])
      return { ...found([], count), facet_counts: { facet_queries: { every_word: holdingAll } } };
    if ('shown' in parameters) {
      const shown = String(parameters['shown']).split(',');
      const says_enough = 'first' in parameters ? { says_enough: holding } : {};
      return { ...found(shown.map((id) => doc(id, 0))), facet_counts: { facet_queries: says_enough } };
    }
    if ('nearest_ids' in parameters) return found([doc('a-m1', 3), doc('z-m1', 0)]);
    return found(hits);
  };
  return {
    asked,
    ask: (_: string, parameters: EngineParameters) => {
      asked.push(parameters);
      return Promise.resolve(answer(parameters));
    },
  };
}
const shown = ({ answer }: { answer: EngineAnswer }) => answer.response.docs.map(({ id }) => id);

test('adds and counts the nearest documents, marked as near, for a weak match', async () => {
  const { ask } = engine(0);
  const page = await retrievePage(ask, question, 2026, { embed: meant() });
  expect(shown(page)).toEqual(['z-m1', 'a-m1', 'b-m1', 'c-m1']);
  expect([page.answer.response.numFound, page.byMeaning, [...page.nearer]]).toEqual([4, true, ['z-m1']]);
});

test('adds nothing if a first hit contains more than half of the terms', async () => {
  const { ask, asked } = engine(1);
  const seek = () => Promise.reject(new Error('nobody asks'));
  const page = await retrievePage(ask, question, 2026, { embed: meant(seek) });
  expect([shown(page).length, page.answer.response.numFound, page.byMeaning]).toEqual([3, 3, true]);
  const calls = asked.filter((parameters) => !('matching' in parameters));
  expect(calls.map((parameters) => 'shown' in parameters)).toEqual([false, true]);
});

test('adds nothing if no document contains any term', async () => {
  const { ask, asked } = engine(0, { hits: [] });
  const seek = () => Promise.reject(new Error('nobody asks'));
  const page = await retrievePage(ask, question, 2026, { embed: meant(seek) });
  expect([shown(page), page.byMeaning]).toEqual([[], false]);
  expect(asked.filter((parameters) => 'first' in parameters)).toEqual([]);
});

test('skips the check if a principle contains every term, even one excluded by a filter', async () => {
  const seek = () => Promise.reject(new Error('nobody asks'));
  const filtered = { ...question, yearDoc: [2000] };
  for (const [asked, all] of [
    [question, { holdingAll: 1 }],
    [filtered, { holdingAll: 1 }],
    [filtered, { anywhere: 1 }],
    [{ ...question, kind: 'verdict' as const }, { holdingAll: 1 }],
  ] as const) {
    const { ask, asked: calls } = engine(0, all);
    const page = await retrievePage(ask, asked, 2026, { embed: meant(seek) });
    expect([page.answer.response.numFound, page.byMeaning]).toEqual([3, true]);
    expect(calls.filter((parameters) => 'first' in parameters)).toEqual([]);
  }
});

test.each([
  ['an article beside the words', { query: 'cane che abbaia tutta la notte art. 659 c.p.' }],
  ['by date', { sort: 'date' as const }],
  ['words alone', { wordsOnly: true }],
])('skips the check with %s', async (_, more) => {
  const { ask, asked } = engine(0);
  await retrievePage(ask, { ...question, ...more }, 2026, { embed: meant() });
  expect(asked.filter((parameters) => 'nearest_ids' in parameters || 'first' in parameters)).toEqual([]);
});

test('checks the first hits of all under a filter and in the other tab, and counts the nearest that remain', async () => {
  for (const more of [{ yearDoc: [2000] }, { kind: 'verdict' as const }]) {
    const { ask, asked } = engine(0);
    const page = await retrievePage(ask, { ...question, ...more }, 2026, { embed: meant() });
    expect(page.answer.response.numFound).toBe(4);
    const first = asked.find(({ fl, rows }) => fl === 'id' && rows === '10');
    expect(first).toMatchObject({ kind: 'principle', fq: ['{!terms f=kind tag=kind v=$kind}'] });
  }
});

test('keeps the page by words if the nearest are unavailable or Solr is busy', async () => {
  const alone = await retrievePage(engine(0).ask, question, 2026);
  const without = { ...alone, byMeaning: false };
  const pages = await Promise.all([
    retrievePage(engine(0).ask, question, 2026, { embed: meant(async () => undefined) }),
    retrievePage(engine(0).ask, question, 2026, { embed: meant(() => Promise.reject(new Error('away'))) }),
    retrievePage(engine(0).ask, question, 2026, { embed: meant(), isBusy: true }),
  ]);
  for (const page of pages)
    expect([shown(page), page.answer.response.numFound, page.byMeaning]).toEqual([
      shown(without),
      without.answer.response.numFound,
      false,
    ]);
});

test('lists every counted document once over all pages', async () => {
  const pages = await Promise.all(
    [0, 2].map((offset) =>
      retrievePage(engine(0).ask, { ...question, offset, size: 2 }, 2026, {
        embed: meant(),
        isBusy: offset > 0,
      }),
    ),
  );
  expect(pages.flatMap(shown)).toEqual(['z-m1', 'a-m1', 'b-m1', 'c-m1']);
});

test('sends no further request if the query has no embedding', async () => {
  for (const more of [{}, { yearDoc: [2000] }]) {
    const [alone, unknown] = [engine(0), engine(0)];
    await retrievePage(alone.ask, { ...question, ...more }, 2026);
    await retrievePage(unknown.ask, { ...question, ...more }, 2026, { embed: async () => undefined });
    expect(unknown.asked).toEqual(alone.asked);
  }
});
