import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchesPerMinute } from '@massima/contract/constants';
import type { Citations } from '@massima/contract/citations';
import type { SearchResult } from '@massima/contract/search';
import { citation } from '@massima/contract/format/citation';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** A result whose ruling cites another ruling of the collection. */
let from: SearchResult;
let web: Citations;
let to: NonNullable<Citations['cites']['list'][number]['ruling']>;

beforeAll(async () => {
  app = await testApp();
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', { query: 'responsabilità', size: 50 });
  for (const result of body.data.search) {
    const found = (await admin.client.query('rulings.citations', { id_new: result.id_new })).body;
    const linked = found.cites.list.find(({ ruling }) => ruling)?.ruling;
    if (linked) [from, web, to] = [result, found, linked];
    if (linked) break;
  }
});
afterAll(() => app.close());

const readerOf = async (): Promise<TestUser> => {
  const user = await createUser(app);
  await user.client.mutate('search.run', { query: citation(from) });
  return user;
};
const usedQueries = async (user: TestUser) => (await user.client.get('/users/check')).body.count;

describe('the links of a ruling', () => {
  it('lists the rulings it cites and the rulings that cite it', async () => {
    expect(web.cites.total).toBeGreaterThanOrEqual(web.cites.list.length);
    expect(web.provisions.every(({ label }) => label !== '')).toBe(true);
    // The text on the ruling's day, which differs from today's.
    for (const { official } of web.provisions)
      if (official.then !== null) expect(official.then).toMatch(new RegExp(`!vig=${from.document_date}$`));
    expect(web.provisions.some(({ official }) => official.then !== null)).toBe(true);
    const admin = await createUser(app, { role: 'admin' });
    const back = (await admin.client.query('rulings.citations', { id_new: to.ruling_id })).body;
    expect(back.cited_by.list.map(({ ruling_id }) => ruling_id)).toContain(web.ruling_id);
    expect(back.cited_by.years.reduce((sum, { count }) => sum + count, 0)).toBe(back.cited_by.total);
  });

  it('opens a cited ruling by its link at no charge, then its text', async () => {
    const user = await readerOf();
    const before = await usedQueries(user);
    expect((await user.client.query('rulings.article', { id_new: to.ruling_id })).status).toBe(404);
    const { status, body } = await user.client.query('rulings.linked', {
      id_new: from.id_new,
      ruling_id: to.ruling_id,
    });
    expect(status).toBe(200);
    expect(body.results[0]).toMatchObject({ sent_numero: to.sent_numero, sent_anno: to.sent_anno });
    expect((await user.client.get(`/rulings/${from.id_new}/linked/${to.ruling_id}`)).body).toEqual(body);
    if (to.document.has_full_text)
      expect((await user.client.query('rulings.article', { id_new: to.ruling_id })).status).toBe(200);
    expect(await usedQueries(user)).toBe(before);
  });

  it('shows previews of linked rulings and the principles of the ruling itself', async () => {
    const user = await readerOf();
    const before = await usedQueries(user);
    const { body } = await user.client.query('rulings.linked', {
      id_new: from.id_new,
      ruling_id: web.ruling_id,
    });
    const results = body.results;
    expect(results.map(({ id_new }) => id_new)).toContain(from.id_new);
    const admin = await createUser(app, { role: 'admin' });
    const read = { id_new: from.id_new, ruling_id: to.ruling_id };
    const [first] = (await admin.client.query('rulings.linked', read)).body.results;
    const begins = to.principle.replace(/ …$/, '');
    expect(begins.length).toBeGreaterThan(50);
    expect(first?.document_diritto.startsWith(begins)).toBe(true);
    const article = (await user.client.query('rulings.article', { id_new: from.id_new })).body;
    expect(citation(article.ruling)).toBe(citation(from));
    expect(await usedQueries(user)).toBe(before);
  });

  it('rejects unrelated rulings, and links of a ruling that was not shown', async () => {
    const user = await readerOf();
    const admin = await createUser(app, { role: 'admin' });
    const { body } = await admin.client.mutate('search.run', { query: 'contratto', size: 50 });
    const linkedIds = new Set([
      web.ruling_id,
      ...web.cites.list.map(({ ruling }) => ruling?.ruling_id),
      ...web.cited_by.list.map(({ ruling_id }) => ruling_id),
    ]);
    const stranger = body.data.search
      .map(({ id_new }) => id_new.replace(/-[ms]\d+$/, ''))
      .find((id) => !linkedIds.has(id));
    for (const ruling_id of [stranger, 'no-such-ruling'])
      expect(
        (await user.client.query('rulings.linked', { id_new: from.id_new, ruling_id })).body.message,
      ).toBe('file_not_found');
    const other = await createUser(app);
    for (const [name, input] of [
      ['rulings.citations', { id_new: from.id_new }],
      ['rulings.linked', { id_new: from.id_new, ruling_id: to.ruling_id }],
    ] as const)
      expect((await other.client.query(name, input)).status).toBe(404);
  });

  it('links references in a full text to rulings in the collection', async () => {
    const admin = await createUser(app, { role: 'admin' });
    const { body } = await admin.client.query('rulings.article', { id_new: from.id_new });
    const references = body.references;
    const linked = references.filter((r) => r.ruling_id);
    expect(new Set(linked.map(({ kind }) => kind))).toEqual(new Set(['ruling']));
    for (const { ruling_id } of linked)
      expect((await admin.client.query('rulings.linked', { id_new: from.id_new, ruling_id })).status).toBe(
        200,
      );
  });
});

describe('an article of law', () => {
  it('reports when and by which courts it is applied, under all its names', async () => {
    const user = await createUser(app);
    const search = async (query: string) =>
      (await user.client.query('rulings.applying', { query })).body.provision;
    const named = await search('art. 18 statuto dei lavoratori');
    expect(named!.total).toBeGreaterThan(0);
    expect(await search('art. 18 l. 300/1970')).toEqual(named);
    const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
    expect([sum(named!.years), sum(named!.authorities)]).toEqual([named!.total, named!.total]);
    expect(await search('danno biologico')).toBeNull();
    expect(await usedQueries(user)).toBe(0);
  });

  it('links to its official text as of the ruling’s day', async () => {
    const user = await createUser(app);
    const official = async (day?: string) =>
      (await user.client.query('rulings.applying', { query: 'art. 2051 c.c.', day })).body.provision!
        .official;
    const { today, then } = await official('2015-03-02');
    expect(then).toBe(`${today}2015-03-02`);
    expect((await official()).then).toBeNull();
    expect((await user.client.get('/provisions?query=danno&day=ieri')).status).toBe(400);
  });

  it('has the same limit per minute as searches', async () => {
    const user = await createUser(app);
    const search = () => user.client.get('/provisions?query=danno');
    const responses = [];
    for (let n = 0; n <= searchesPerMinute; n++) responses.push(await search());
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(searchesPerMinute);
    const last = responses.at(-1)!;
    expect([last.status, last.body.message]).toEqual([429, 'too_many_attempts']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    app.deps.clock.advance(61);
    expect((await search()).status).toBe(200);
  });
});
