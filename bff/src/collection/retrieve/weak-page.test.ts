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
const embedded = (nearest: EmbeddedQuery['nearest'] = async () => near) => {
  const similarities = new Map(byWords.map(({ id }) => [id, 0.6]));
  return async () => ({ similarityOf: async () => similarities, nearest });
};

interface HoldingAll {
  holdingAll?: number;
  /** Ids of the first hits among all principles, without filters. */
  anywhere?: number;
  hits?: EngineDoc[];
}

/** Fake Solr with hits by words, some with more than half of the terms and some with all terms. */
function engine(holding: number, { holdingAll = 0, anywhere = holdingAll, hits = byWords }: HoldingAll = {}) {
  const calls: EngineParameters[] = [];
  const respond = (parameters: EngineParameters): EngineAnswer => {
    const found = (docs: EngineDoc[], numFound = docs.length) => ({ response: { numFound, docs } });
    const count = 'nearest_ids' in parameters ? 4 : 3;
    if (String(parameters['matching']).includes('every_word')) return found([], anywhere);
    if (parameters['matching'])
      return { ...found([], count), facet_counts: { facet_queries: { every_word: holdingAll } } };
    if ('shown' in parameters) {
      const shownIds = String(parameters['shown']).split(',');
      const says_enough = 'first' in parameters ? { says_enough: holding } : {};
      return { ...found(shownIds.map((id) => doc(id, 0))), facet_counts: { facet_queries: says_enough } };
    }
    if ('nearest_ids' in parameters) return found([doc('a-m1', 3), doc('z-m1', 0)]);
    return found(hits);
  };
  return {
    calls,
    select: (_: string, parameters: EngineParameters) => {
      calls.push(parameters);
      return Promise.resolve(respond(parameters));
    },
  };
}
const idsOf = ({ engineAnswer }: { engineAnswer: EngineAnswer }) =>
  engineAnswer.response.docs.map(({ id }) => id);

test('adds and counts the nearest documents, marked as near, for a weak match', async () => {
  const { select } = engine(0);
  const page = await retrievePage(select, question, 2026, { embed: embedded() });
  expect(idsOf(page)).toEqual(['z-m1', 'a-m1', 'b-m1', 'c-m1']);
  expect([page.engineAnswer.response.numFound, page.byMeaning, [...page.nearer]]).toEqual([
    4,
    true,
    ['z-m1'],
  ]);
});

test('adds nothing if a first hit contains more than half of the terms', async () => {
  const { select, calls } = engine(1);
  const seek = () => Promise.reject(new Error('nobody asks'));
  const page = await retrievePage(select, question, 2026, { embed: embedded(seek) });
  expect([idsOf(page).length, page.engineAnswer.response.numFound, page.byMeaning]).toEqual([3, 3, true]);
  const pageCalls = calls.filter((parameters) => !('matching' in parameters));
  expect(pageCalls.map((parameters) => 'shown' in parameters)).toEqual([false, true]);
});

test('adds nothing if no document contains any term', async () => {
  const { select, calls } = engine(0, { hits: [] });
  const seek = () => Promise.reject(new Error('nobody asks'));
  const page = await retrievePage(select, question, 2026, { embed: embedded(seek) });
  expect([idsOf(page), page.byMeaning]).toEqual([[], false]);
  expect(calls.filter((parameters) => 'first' in parameters)).toEqual([]);
});

test('skips the check if a principle contains every term, even one excluded by a filter', async () => {
  const seek = () => Promise.reject(new Error('nobody asks'));
  const filtered = { ...question, yearDoc: [2000] };
  for (const [searchQuery, all] of [
    [question, { holdingAll: 1 }],
    [filtered, { holdingAll: 1 }],
    [filtered, { anywhere: 1 }],
    [{ ...question, kind: 'verdict' as const }, { holdingAll: 1 }],
  ] as const) {
    const { select, calls } = engine(0, all);
    const page = await retrievePage(select, searchQuery, 2026, { embed: embedded(seek) });
    expect([page.engineAnswer.response.numFound, page.byMeaning]).toEqual([3, true]);
    expect(calls.filter((parameters) => 'first' in parameters)).toEqual([]);
  }
});

test.each([
  ['an article beside the words', { query: 'cane che abbaia tutta la notte art. 659 c.p.' }],
  ['by date', { sort: 'date' as const }],
  ['words alone', { wordsOnly: true }],
])('skips the check with %s', async (_, more) => {
  const { select, calls } = engine(0);
  await retrievePage(select, { ...question, ...more }, 2026, { embed: embedded() });
  expect(calls.filter((parameters) => 'nearest_ids' in parameters || 'first' in parameters)).toEqual([]);
});

test('checks the first hits of all under a filter and in the other tab, and counts the nearest that remain', async () => {
  for (const more of [{ yearDoc: [2000] }, { kind: 'verdict' as const }]) {
    const { select, calls } = engine(0);
    const page = await retrievePage(select, { ...question, ...more }, 2026, { embed: embedded() });
    expect(page.engineAnswer.response.numFound).toBe(4);
    const first = calls.find(({ fl, rows }) => fl === 'id' && rows === '10');
    expect(first).toMatchObject({ kind: 'principle', fq: ['{!terms f=kind tag=kind v=$kind}'] });
  }
});

test('keeps the page by words if the nearest are unavailable or Solr is busy', async () => {
  const alone = await retrievePage(engine(0).select, question, 2026);
  const without = { ...alone, byMeaning: false };
  const pages = await Promise.all([
    retrievePage(engine(0).select, question, 2026, { embed: embedded(async () => undefined) }),
    retrievePage(engine(0).select, question, 2026, {
      embed: embedded(() => Promise.reject(new Error('away'))),
    }),
    retrievePage(engine(0).select, question, 2026, { embed: embedded(), isBusy: true }),
  ]);
  for (const page of pages)
    expect([idsOf(page), page.engineAnswer.response.numFound, page.byMeaning]).toEqual([
      idsOf(without),
      without.engineAnswer.response.numFound,
      false,
    ]);
});

test('lists every counted document once over all pages', async () => {
  const pages = await Promise.all(
    [0, 2].map((offset) =>
      retrievePage(engine(0).select, { ...question, offset, size: 2 }, 2026, {
        embed: embedded(),
        isBusy: offset > 0,
      }),
    ),
  );
  expect(pages.flatMap(idsOf)).toEqual(['z-m1', 'a-m1', 'b-m1', 'c-m1']);
});

test('sends no further request if the query has no embedding', async () => {
  for (const more of [{}, { yearDoc: [2000] }]) {
    const [alone, unknown] = [engine(0), engine(0)];
    await retrievePage(alone.select, { ...question, ...more }, 2026);
    await retrievePage(unknown.select, { ...question, ...more }, 2026, { embed: async () => undefined });
    expect(unknown.calls).toEqual(alone.calls);
  }
});
