import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SearchData } from '@massima/contract/search';
import { atEndpoint } from '@massima/meaning/endpoint';
import { encodePassage, encodeQuestion, cosineSimilarity } from '@massima/meaning/passage';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { passageOf, send, size, type EmbeddingBehaviour } from '../../testing/made-up-meaning.ts';
import { embeddedCollection, well, type EmbeddedCollection } from '../../testing/meant-collection.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { embeddedQueryFactory } from '../../collection/retrieve/embedded-query.ts';
import type { EngineCall } from '../../collection/solr/calls.ts';

const model = 'made-up';
let collection: EmbeddedCollection;
let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  collection = await embeddedCollection('search-meaning');
  app = await collection.appWith();
  admin = await createUser(app, { role: 'admin' });
});
beforeEach(() => collection.begin());
afterAll(() => collection.close());

async function search(query: string, more: object = {}, who = admin): Promise<SearchData> {
  const { status, body } = await who.client.mutate('search.run', { query, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const ids = ({ search: hits }: SearchData) => hits.map(({ id_new }) => id_new);
const about = 'chi risponde del danno se la bestia domestica del proprietario scappa dal recinto aperto';

it('ranks results similar in meaning above results that only share terms, and explains it', async () => {
  const byWords = await search(about, { by_meaning: false });
  expect(byWords.by_meaning).toBe(false);
  expect(ids(byWords)).not.toContain('r29-m1');
  expect(collection.asked).toEqual([]);
  const byEmbedding = await search(about);
  expect(byEmbedding.by_meaning).toBe(true);
  expect(ids(byEmbedding)[0]).toBe('r29-m1');
  expect(byEmbedding.search.map(({ near_in_meaning }) => near_in_meaning)).toEqual([
    true,
    ...Array(9).fill(undefined),
  ]);
  expect(byEmbedding.search[0]?.why).toMatchObject({
    words: expect.arrayContaining(['danno', 'proprietario']) as string[],
    missing: expect.arrayContaining(['bestia', 'recinto']) as string[],
    part: 'chi risponde del danno',
    start: 1,
  });
  // the same results as by terms, none missing and none added
  expect([byEmbedding.total, byEmbedding.with_every_word]).toEqual([byWords.total, byWords.with_every_word]);
  expect(byEmbedding.search.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
});

it('lists and counts similar results for few matches, on every page and tab and under every filter', async () => {
  // The hits contain two of the seven terms. The only similar result that is not a hit contains one
  // term, the other results none.
  const few = 'domestic xylophonists quarrelling vicini recinto casa smarrito';
  const byWords = await search(few, { by_meaning: false });
  expect([byWords.total, ids(byWords).includes('r29-m1')]).toEqual([15, false]);
  const first = await search(few);
  expect([first.total, first.with_every_word, first.matched, first.by_meaning]).toEqual([
    16,
    0,
    'some',
    true,
  ]);
  expect([ids(first)[0], first.search[0]?.near_in_meaning]).toEqual(['r29-m1', true]);
  const { by_meaning, maxscore } = first;
  const second = await search(few, { offset: 10, by_meaning, maxscore });
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(16);
  expect(first.years).toEqual([{ year: 2019, count: 16 }]);
  expect((await search(few, { filters: { yearDoc: [2019] } })).total).toBe(16);
  const rulings = await search(few, { filters: { selectedType: 'sentenza' } });
  expect([rulings.total, rulings.other_total]).toEqual([first.other_total, 16]);
});

it('embeds a question once for its pages, tabs and filters', async () => {
  const question = 'il padrone di un cane risponde del danno';
  const first = await search(question);
  const second = await search(question, {
    offset: 10,
    by_meaning: first.by_meaning,
    maxscore: first.maxscore,
  });
  await search(question, { filters: { selectedType: 'sentenza' } });
  await search(question, { filters: { yearDoc: [2019] } });
  expect(collection.asked).toEqual([question]);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(first.total);
});

it.each([
  'danno animale',
  '"risponde del danno" il proprietario di un animale',
  'proprietario di un animale danno -cane',
])('ranks %s by terms only', async (question) => {
  const found = await search(question);
  expect([found.by_meaning, found.meaning_lost]).toEqual([false, undefined]);
  expect(collection.asked).toEqual([]);
});

const bad: [string, EmbeddingBehaviour][] = [
  ['is slow', () => undefined],
  [
    'gives another size',
    (response, input) =>
      send(
        response,
        input.map(() => [1, 2, 3]),
      ),
  ],
  ['gives other JSON', (response) => response.end('{"object":"list"}')],
  [
    'gives no number',
    (response, input) => response.end(JSON.stringify({ data: input.map(() => ({ embedding: [null] })) })),
  ],
  ['gives NaN', (response) => response.end('{"data":[{"embedding":[NaN]}]}')],
  ['fails', (response) => response.writeHead(500).end()],
  ['hangs up', (response) => response.destroy()],
];
it('computes the same similarity in Solr as in the benchmarks', async () => {
  // Returns a vector that is specific to the text and always the same.
  const drawn = (text: string) =>
    Array.from({ length: size }, (_, i) => Math.sin(i + 1) + Math.sin((i + 1) * text.length));
  collection.behave = (response, input) => send(response, input.map(drawn));
  const { encode } = atEndpoint({ url: collection.url, model });
  const question = await encodeQuestion(encode, 'chi risponde del danno');
  const select: EngineCall = (handler, parameters) => app.deps.engine.select(handler, parameters);
  const compare = await embeddedQueryFactory(
    {
      // An index without its model's response to the test query, because the fake model responds
      // differently.
      engine: { meaningOfIndex: () => Promise.resolve({ name: model, size }) },
      meaning: { ...app.deps.meaning, of: async () => question, model },
    },
    select,
  )('chi risponde del danno');
  const hits = ['r0-m1', 'r9-m1', 'r14-m1', 'r29-m1'];
  const found = await compare?.similarityOf(hits);
  // As at indexing.
  collection.behave = well;
  const vectors = await Promise.all(hits.map((id) => encodePassage(encode, passageOf(id))));
  // Solr scores from 0 to 1. The ranking uses the difference from the other hits.
  const similarities = vectors.map((vector) => (1 + cosineSimilarity(vector, question)) / 2);
  expect(hits.map((id) => found?.get(id))).toEqual(
    similarities.map((value) => expect.closeTo(value, 5) as number),
  );
});

it.each(bad)('ranks by terms if the endpoint %s', async (what, respond) => {
  collection.behave = respond;
  const other = await collection.appWith();
  const lawyer = await createUser(other, { role: 'admin' });
  const question = `di un cane risponde il proprietario: ${what}`;
  const { by_meaning, meaning_lost, total } = await search(question, {}, lawyer);
  expect({ by_meaning, meaning_lost, isAny: total > 0 }).toEqual({
    by_meaning: false,
    meaning_lost: true,
    isAny: true,
  });
});

it('keeps the order of the first page on the next page', async () => {
  const first = await search(`${about}, smarrito`);
  collection.behave = (response) => response.writeHead(500).end();
  const other = await collection.appWith();
  const lawyer = await createUser(other, { role: 'admin' });
  const again = { offset: 10, by_meaning: first.by_meaning };
  const { status, body } = await lawyer.client.mutate('search.run', {
    query: `${about}, smarrito`,
    ...again,
  });
  expect([status, body.message]).toEqual([409, 'list_outdated']);
  collection.behave = well;
  // a question in the order by terms keeps it
  const page = await search(about, { offset: 10, by_meaning: false });
  expect(page.by_meaning).toBe(false);
});

it('suggests the subjects of similar rulings if no text contains the terms', async () => {
  const question = 'domestic xylophonists quarrelling';
  expect((await search(question)).total).toBe(0);
  const around = async (who = admin, query = question) => {
    const { body } = await who.client.query('search.around', { query, nothing_found: true });
    return body.instead;
  };
  expect(await around()).toEqual([{ query: 'Responsabilità', type: 'massima', count: 30 }]);
  collection.behave = (response) => response.writeHead(500).end();
  const other = await collection.appWith();
  const lawyer = await createUser(other, { role: 'admin' });
  await search(question, {}, lawyer);
  expect(await around(lawyer)).toEqual([]);
});

it('suggests the subjects of similar rulings if the hits contain few of the terms, at no charge', async () => {
  const question = 'il proprietario smemorato di un cane randagio';
  const { total, with_every_word, by_meaning } = await search(question);
  expect({ isAny: total > 0, with_every_word, by_meaning }).toEqual({
    ...{ isAny: true, with_every_word: 0, by_meaning: true },
  });
  collection.begin();
  const { body } = await admin.client.query('search.around', { query: question, few_words: true });
  expect(body.instead).toEqual([{ query: 'Responsabilità', type: 'massima', count: 30 }]);
  // the vector of the search is cached
  expect(collection.asked).toEqual([]);
  const plain = await admin.client.query('search.around', { query: question });
  expect(plain.body.instead).toEqual([]);
});

it('does not compare vectors of two models', async () => {
  const other = await collection.appWith({ EMBEDDINGS_MODEL: 'another' });
  const lawyer = await createUser(other, { role: 'admin' });
  expect((await search(about, {}, lawyer)).by_meaning).toBe(false);
});

it.each([
  'a'.repeat(1000),
  'parola '.repeat(140),
  '👩‍⚖️ ⚖️ 🐕 animale del proprietario',
  'حيوان Tier 動物 ζώο животное חיה สัตว์ 동물 animal',
])('accepts any query: %#', async (question) => {
  await search(question);
});
