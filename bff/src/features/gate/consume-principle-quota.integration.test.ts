import { unpaidPrinciplesPerDay } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { operationNames, operationsByName } from '@massima/contract/operations';
import type { Citations } from '@massima/contract/citations';
import type { SearchResult } from '@massima/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSchema } from '../../http/json-schema.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/**
 * Creates a user who has paid for one principle and may see this many more today without payment.
 */
async function withLeft(left: number): Promise<{ user: TestUser; paid: SearchResult }> {
  const user = await createUser(app);
  const { body } = await user.client.mutate('search.run', { query: 'responsabilità', size: 1 });
  if (left < unpaidPrinciplesPerDay) await count(user, unpaidPrinciplesPerDay - left);
  return { user, paid: body.data.search[0] as SearchResult };
}

const count = (user: TestUser, results: number, shown_at = app.deps.clock.now()) =>
  app.deps.db('shown_results').insert(
    Array.from({ length: results }, (_, i) => ({
      user_id: user.id,
      id_result: `other-${i}`,
      shown_at,
      counted: true,
    })),
  );

const similar = ({ client }: TestUser, id_new: string) => client.query('rulings.similar', { id_new });
const idsOf = ({ body }: { body: { same_ruling: SearchResult[]; similar: SearchResult[] } }) =>
  [...body.same_ruling, ...body.similar].map(({ id_new }) => id_new);

test('limits the principles reachable from one paid search per day, repeats shown principles and resets the next day', async () => {
  const left = 25;
  const { user, paid } = await withLeft(left);
  const seen = new Set([paid.id_new]);
  const statuses = new Map<string, number>();
  let wasCut = false;
  for (const id of seen) {
    const response = await similar(user, id);
    statuses.set(id, response.status);
    if (response.status !== 200) {
      expect(response.body.message).toBe('too_many_attempts');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3600);
      continue;
    }
    for (const rulingId of idsOf(response)) seen.add(rulingId);
    wasCut ||= response.body.limited === true;
  }
  expect(seen.size).toBe(left + 1);
  expect(wasCut).toBe(true);
  expect((await user.reload()).used_queries).toBe(1);

  const again = await similar(user, paid.id_new);
  expect([again.status, again.body.limited]).toEqual([200, undefined]);
  app.deps.clock.advance(86_401);
  const tomorrow = await Promise.all([...seen].slice(0, 5).map((id) => similar(user, id)));
  expect(tomorrow.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(tomorrow.flatMap(idsOf).some((id) => !seen.has(id))).toBe(true);
});

test('counts concurrent requests against the same remainder', async () => {
  const { user } = await withLeft(7);
  const { body } = await user.client.mutate('search.run', { query: 'responsabilità', size: 10 });
  const responses = await Promise.all(body.data.search.map(({ id_new }) => similar(user, id_new)));
  const paid = new Set(body.data.search.map(({ id_new }) => id_new));
  const ids = responses.filter(({ status }) => status === 200).flatMap(idsOf);
  expect(new Set(ids.filter((id) => !paid.has(id))).size).toBe(7);
});

test('charges nothing for principles that were paid, mailed or saved by the owner, but charges saved or found ids that were not shown', async () => {
  const { user, paid } = await withLeft(unpaidPrinciplesPerDay);
  const [first, second, third, ...rest] = idsOf(await similar(user, paid.id_new));
  await app.deps.db('shown_results').where({ user_id: user.id }).delete();
  await count(user, unpaidPrinciplesPerDay);
  expect((await similar(user, paid.id_new)).status).toBe(429);

  const now = app.deps.clock.now();
  const of = { user_id: user.id, created_at: now };
  const [project_id = 0] = await app.deps
    .db('projects')
    .insert({ ...of, name: 'x', description: 'x', updated_at: now });
  const save = (id_result: string, ruling_id: string) =>
    app.deps
      .db('project_elements')
      .insert({ project_id, id_result, ruling_id, result: '{}', query: '', note: '', created_at: now });
  await save(first!, 'a ruling that was shown');
  await save(rest[0]!, '');
  const [alert_id = 0] = await app.deps
    .db('alerts')
    .insert({ ...of, kind: 'question', label: 'x', asked: null, ruling_id: null, key_hash: 'x' });
  const found = { alert_id, result: '{}', found_at: now };
  await app.deps.db('alert_news').insert([
    { ...found, id_result: second!, mailed_at: now },
    { ...found, id_result: rest[1]!, mailed_at: null },
  ]);
  await app.deps
    .db('shown_results')
    .insert({ user_id: user.id, id_result: third!, shown_at: now, counted: false });
  const response = await similar(user, paid.id_new);
  expect(response.body.limited).toBe(true);
  expect(idsOf(response).sort()).toEqual([first, second, third].sort());
});

test('charges linked rulings, previews of related rulings and searches that are free because of a citation', async () => {
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', { query: 'responsabilità', size: 50 });
  for (const from of body.data.search) {
    const { cites } = (await admin.client.query('rulings.citations', { id_new: from.id_new })).body;
    const to = cites.list.find(({ ruling }) => ruling && ruling.principle !== '')?.ruling;
    if (!to) continue;
    const user = await createUser(app);
    await user.client.mutate('search.run', { query: citation(from) });
    const loadCitations = () => user.client.query('rulings.citations', { id_new: from.id_new });
    const open = () => user.client.query('rulings.linked', { id_new: from.id_new, ruling_id: to.ruling_id });
    const search = () => user.client.mutate('search.run', { query: citation(to) });
    await count(user, unpaidPrinciplesPerDay);
    const { status, body: web } = await loadCitations();
    expect([status, web.limited]).toEqual([200, true]);
    const firstTexts = (found: Citations) =>
      found.cites.list.find(({ ruling }) => ruling?.ruling_id === to.ruling_id)?.ruling?.principle;
    expect(firstTexts(web as Citations)).toBe('');
    expect((await open()).body.message).toBe('too_many_attempts');
    // The paid ruling cites this ruling, so that the search finds both.
    const cut = (await search()).body.data;
    expect([cut.charged, cut.limited]).toEqual([false, true]);
    const citationOf = ({ sent_numero, sent_anno }: { sent_numero: string; sent_anno: number }) =>
      `${sent_numero}/${sent_anno}`;
    expect(cut.search.map(citationOf)).not.toContain(citationOf(to));

    await app.deps.db('shown_results').where({ user_id: user.id, counted: true }).limit(50).delete();
    expect(firstTexts((await loadCitations()).body)).toBe(to.principle);
    expect((await open()).body.results.length).toBeGreaterThan(0);
    const free = await search();
    expect(free.body.data.charged).toBe(false);
    expect(free.body.data.search.map(citationOf)).toContain(citationOf(to));
    expect((await user.reload()).used_queries).toBe(1);
    return;
  }
  throw new Error('No ruling of the demo cites another with a principle.');
});

test('continues a paid search past the limit and does not charge its results', async () => {
  const { user } = await withLeft(0);
  const { status, body } = await user.client.mutate('search.run', { query: 'appalto', size: 20 });
  expect([status, body.data.search.length, body.data.limited]).toEqual([200, 20, undefined]);
  const counted = await app.deps.db('shown_results').where({ user_id: user.id, counted: true });
  expect(counted).toHaveLength(unpaidPrinciplesPerDay);
});

/** Fields that disclose a principle, or its beginning. */
const giving = ['document_diritto', 'principle'];

test('charges every operation that returns a principle, except a fixed list', () => {
  const given = operationNames.filter((name) => {
    const schema = JSON.stringify(toSchema(operationsByName[name].output, 'output'));
    return giving.some((field) => schema.includes(`"${field}":`));
  });
  // Saved results are stored text of the account, also in assistants' folders. The assistants'
  // other operations call the listed operations. A new operation must use `sendOut`.
  expect(given.sort()).toEqual([
    'alerts.news',
    'assistants.citing',
    'assistants.folders',
    'assistants.search',
    'assistants.similar',
    'projects.elements',
    'rulings.citations',
    'rulings.linked',
    'rulings.similar',
    'search.run',
    'shares.open',
  ]);
});
