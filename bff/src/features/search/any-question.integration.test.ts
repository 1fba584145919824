import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyQuestion } from '../../testing/any-question.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Queries that once disabled search for all users, run before the random queries. */
const samples = [
  'danno "il"',
  '"della"',
  'danno -il',
  'art. 2043 c.c. AND',
  "dell'",
  '"l\'"',
  '-il -la',
  '"il" "la" «e»',
];
const perAccount = 50;

it('returns a result or an empty page for every query', async () => {
  const questions = [...samples, ...fc.sample(anyQuestion, { seed: 20_260_301, numRuns: 300 })];
  for (let from = 0; from < questions.length; from += perAccount) {
    const { client } = await createUser(app, { plan_queries: -1 });
    const open = async (id_new: string, query: string) =>
      (await client.query('rulings.article', { id_new, query })).status;
    for (const [i, query] of questions.slice(from, from + perAccount).entries()) {
      const selectedType = i % 2 === 0 ? 'massima' : 'sentenza';
      const sort = i % 3 === 0 ? 'date' : 'relevance';
      const request = { query, sort, filters: { selectedType } };
      const { status, body } = await client.mutate('search.run', request);
      expect(status, JSON.stringify(request)).toBe(200);
      const { search, total } = body.data;
      expect(search.length, query).toBe(Math.min(10, total));
      for (const { document_diritto, keywords_positions } of search)
        for (const { endPosition } of keywords_positions)
          expect(endPosition, query).toBeLessThanOrEqual(document_diritto.length);
      expect((await client.query('search.suggest', { q: query.slice(0, 200) })).status, query).toBe(200);
      const readable = search.find(({ document }) => document.has_full_text);
      if (readable) expect(await open(readable.id_new, query), query).toBe(200);
    }
  }
});

it('finds nothing for a query without searchable terms', async () => {
  const { client } = await createUser(app);
  for (const query of ['della', '"il"', "l'", '?!', '-il']) {
    const { status, body } = await client.mutate('search.run', { query });
    expect([query, status, body.data.total]).toEqual([query, 200, 0]);
  }
});
