import { suggestionsPerMinute } from '@massima/contract/constants';
import { suggestOutput } from '@massima/contract/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../testing/factories/user.ts';
import { searchAs, written } from '../../../testing/searches.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { rulingKeys } from '@massima/law/ruling-keys';
import { parseQuery } from '@massima/law/parse-query';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const suggest = async ({ client }: TestUser, q: string, more: object = {}) => {
  const { status, body } = await client.query('search.suggest', { q, ...more });
  expect(status).toBe(200);
  return suggestOutput.strict().parse(body);
};
const patient = { timeout: 10_000 };
const texts = (acts: readonly { text: string }[]) => acts.map(({ text }) => text);

describe('suggestions', () => {
  it('complete acts by any of their names, with the articles that rulings apply', async () => {
    const user = await createUser(app);
    const acts = async (q: string) => texts((await suggest(user, q)).acts);
    expect(await acts('cod')).toContain('codice civile');
    expect((await suggest(user, 'statuto lav')).acts[0]).toEqual({
      text: 'statuto dei lavoratori',
      label: 'st. lav.',
      official: {
        today: expect.stringMatching(/legge:1970-05-20;300!vig=$/) as string,
        then: null,
        undated: null,
      },
    });
    // Suggestions omit Solr's part if Solr is slow, so a busy machine needs retries.
    await expect.poll(() => acts('statuto lav'), patient).toContain('art. 18 st. lav.');
    await expect.poll(async () => (await acts('art 18 st'))[0], patient).toBe('art. 18 st. lav.');
    await expect.poll(async () => (await acts('2051 c'))[0], patient).toBe('art. 2051 c.c.');
    await expect.poll(() => acts('art 2051'), patient).toEqual(['art. 2051 c.c.']);
    expect(await acts('art 9999')).toEqual([]);
    await expect
      .poll(async () => (await acts('l. 241/1990'))[1], patient)
      .toMatch(/^art\. \d+\S* l\. 241\/1990$/);
  });

  it('suggest the page of an article that rulings apply, however it is typed', async () => {
    const user = await createUser(app);
    const pages = async (q: string) => (await suggest(user, q)).provisions.map(({ key }) => key);
    for (const input of ['art. 2051', 'art. 2051 c.c.', '2051 cc', '2051 c', 'articolo 2051 codice civ'])
      await expect.poll(() => pages(input), { ...patient, message: input }).toContain('cc:2051');
    expect((await suggest(user, 'art. 2051 c.c.')).provisions[0]).toEqual({
      ...{ key: 'cc:2051', label: 'art. 2051 c.c.', rubric: '', by: 'name' },
    });
    expect(await pages('art 9999')).toEqual([]);
  });

  it('complete the number of a ruling to a query that finds it', async () => {
    const user = await createUser(app);
    const { response } = await app.deps.engine.select('/select', {
      q: '{!term f=kind}ruling',
      fq: '{!term f=issuer_type_id}3',
      rows: '1',
      fl: 'ruling_id,number,year,area,issuer_type_id,place,region,ecli',
    });
    const [doc] = response.docs;
    const { number, year } = doc!;
    for (const input of [`${number}/${year}`, `cass ${number.slice(0, -1)}`, `n. ${number} del ${year}`]) {
      const named = async () =>
        (await suggest(user, input)).rulings.flatMap(({ text }) =>
          parseQuery(text).references.map(({ key }) => key),
        );
      const finds = async () => (await named()).some((key) => rulingKeys(doc!).includes(key));
      await expect.poll(finds, { ...patient, message: input }).toBe(true);
    }
    expect((await suggest(user, 'cass 9999999')).rulings).toEqual([]);
  });

  it('let a suggested ruling open at no charge, counted as opened by number', async () => {
    const user = await createUser(app);
    const { response } = await app.deps.engine.select('/select', {
      q: '{!term f=kind}ruling',
      fq: ['{!term f=issuer_type_id}3', '{!term f=has_full_text}true'],
      rows: '1',
      fl: 'ruling_id,number,year',
    });
    const { ruling_id: id_new, number, year } = response.docs[0]!;
    const open = () => user.client.query('rulings.article', { id_new });
    expect((await open()).status).toBe(404);
    const named = async () =>
      (await suggest(user, `${number}/${year}`)).rulings.map(({ ruling_id }) => ruling_id);
    await expect.poll(named, patient).toContain(id_new);
    expect((await open()).status).toBe(200);
    expect((await user.reload()).used_queries).toBe(0);
    const opened = await app.deps.db('served_rulings').where({ user_id: user.id }).whereNotNull('opened_at');
    expect(opened.map(({ ruling_id }) => ruling_id)).toEqual([id_new]);
  });

  it('repeat only the caller’s queries, newest first, at no charge', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    for (const query of ['danno da fauna', 'danno 100%']) await searchAs(user, query);
    app.deps.clock.advance(60 * 60);
    await searchAs(user, 'Danno da fauna');
    const before = await written(app, user);
    expect((await suggest(user, 'danno')).questions).toEqual(['Danno da fauna', 'danno 100%']);
    expect((await suggest(user, '100%')).questions).toEqual(['danno 100%']);
    expect((await suggest(other, 'danno')).questions).toEqual([]);
    app.deps.clock.advance(91 * 86_400);
    const later = await createUser(app);
    expect((await suggest(later, 'danno')).questions).toEqual([]);
    expect(await written(app, user)).toEqual(before);
  });

  it('require permission to search', async () => {
    const user = await createUser(app, { license_expire_at: new Date(0) });
    for (const q of ['responsabilit', 'cass 12', 'codice civ']) {
      const { status, body } = await user.client.query('search.suggest', { q });
      expect([status, body.message]).toEqual([402, 'subscription_expired']);
    }
  });

  it('accept any input', async () => {
    const user = await createUser(app);
    for (const q of [
      '',
      ' ',
      '/',
      '{!func}',
      '*:*',
      '"',
      'art.',
      '%',
      'n. /',
      'x'.repeat(200),
      '9'.repeat(200),
    ])
      expect(await suggest(user, q)).toBeTruthy();
    expect((await user.client.query('search.suggest', { q: 'x'.repeat(201) })).status).toBe(400);
  });

  it('are limited per account over both transports', async () => {
    const user = await createUser(app);
    await suggest(user, 'danno');
    await app.deps
      .db('rate_limits')
      .where('bucket', 'like', 'suggest:%')
      .update({ hits: suggestionsPerMinute });
    for (const refused of [
      await user.client.query('search.suggest', { q: 'danno' }),
      await user.client.get('/search/suggestions?q=danno'),
    ])
      expect([refused.status, refused.body.message]).toEqual([429, 'too_many_attempts']);
    app.deps.clock.advance(61);
    await expect
      .poll(async () => (await suggest(user, 'danno')).suggestions.length, patient)
      .toBeGreaterThan(0);
  });
});

describe('without Solr', () => {
  let lonely: TestApp;
  beforeAll(async () => {
    // no server listens on this port
    lonely = await testApp({ env: { SOLR_URL: 'http://127.0.0.1:9/solr' } });
  });
  afterAll(() => lonely.close());

  it('still suggests acts and past queries', async () => {
    const user = await createUser(lonely);
    await lonely.deps.db('questions').insert({
      user_id: user.id,
      query: 'statuto lavoratori e controlli',
      query_type: 'type_principle',
      created_at: lonely.deps.clock.now(),
    });
    const found = await suggest(user, 'statuto lav');
    expect(found).toMatchObject({
      suggestions: [],
      rulings: [],
      questions: ['statuto lavoratori e controlli'],
    });
    expect(texts(found.acts)).toEqual(['statuto dei lavoratori']);
    const article = await suggest(user, 'art 18 st');
    expect(texts(article.acts)).toContain('art. 18 st. lav.');
    // pages of articles come from Solr
    expect(article.provisions).toEqual([]);
  });
});
