import { citation } from '@massima/contract/format/citation';
import { longDate } from '@massima/contract/format/dates';
import type { SearchResult } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** A ruling of the civil Cassazione in the collection. */
let sample: SearchResult;
beforeAll(async () => {
  app = await testApp();
  const admin = await createUser(app, { role: 'admin' });
  const { body } = await admin.client.mutate('search.run', {
    query: 'responsabilità',
    size: 50,
    filters: { issuers: [3] },
  });
  sample = body.data.search.find(
    ({ document_area, document_sezione }) => document_area === 1 && /^\d$/.test(document_sezione),
  )!;
});
afterAll(() => app.close());

const check = async (user: TestUser, text: string) => {
  const { status, body } = await user.client.mutate('citations.check', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.references.map((reference) => ({
    ...reference,
    spelled: text.slice(reference.start, reference.end),
  }));
};

describe('citations of a brief', () => {
  it('lists the rulings in the collection and their differences from the citation', async () => {
    const user = await createUser(app);
    const { sent_numero: number, sent_anno: year } = sample;
    const text = [
      `Come affermato da ${citation(sample)}, e da Cass. civ. n. ${number}/${year},`,
      `ma non da Cass. civ., 30 gennaio ${year}, n. ${number}, né da Cass. pen. n. ${number}/${year};`,
      'inesistente è Cass. civ. n. 98765/2017. Si veda l\u2019art. 2043 c.c. 𝄞 e la l. 241/1990.',
    ].join('\n');
    const found = await check(user, text);
    expect(found.map(({ state, differs }) => [state, ...differs])).toEqual([
      ['found'],
      ['found'],
      ['differs', 'date'],
      ['differs', 'court'],
      ['missing'],
      ['understood'],
      ['understood'],
    ]);
    expect(found[0]).toMatchObject({
      spelled: citation(sample),
      ruling: { sent_numero: number, sent_anno: year },
    });
    expect(found.at(-1)).toMatchObject({ spelled: 'l. 241/1990', label: 'l. 241/1990' });
    expect(found.at(-1)?.official?.today).toBe(
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241!vig=',
    );
    expect(found[0]?.official).toBeNull();
  });

  it('lists missing rulings, with other years and courts, impossible citations, coverage and text that was not understood', async () => {
    const user = await createUser(app);
    const { sent_numero: number, sent_anno: year, document_date: date } = sample;
    const another = year + 1;
    const text = [
      `Cass. civ. n. ${number}/${another};`,
      `Cons. Stato, ${longDate(date, 'it')}, n. ${number}/${year};`,
      'Cass. civ., 30 febbraio 2018, n. 98765; Cass. civ. n. 5/2090; art. 2970 c.c.;',
      'Cass. n. 98765/2017; Giudice di pace di Roma n. 5/2019; art. 2051 c.c. e, del medesimo codice, l’art. 2051.',
    ].join('\n');
    const found = await check(user, text);
    expect(found.map(({ state, spelled }) => [state, spelled.split(',')[0]])).toEqual([
      ['elsewhere', `Cass. civ. n. ${number}/${another}`],
      ['elsewhere', 'Cons. Stato'],
      ['impossible', 'Cass. civ.'],
      ['impossible', 'Cass. civ. n. 5/2090'],
      ['impossible', 'art. 2970 c.c.'],
      ['missing', 'Cass. n. 98765/2017'],
      ['unread', 'Giudice di pace di Roma n. 5/2019'],
      ['understood', 'art. 2051 c.c.'],
      ['understood', 'art. 2051'],
    ]);
    expect(found[0]).toMatchObject({ differs: ['year'], ruling: { sent_anno: year, sent_numero: number } });
    expect(found[1]).toMatchObject({ differs: ['court'], ruling: { sent_anno: year, sent_numero: number } });
    expect(found[2]?.impossible).toEqual({ what: 'date', limit: '30 febbraio 2018' });
    expect(found[8]).toMatchObject({ again: 7, label: 'art. 2051 c.c.' });
    const [civil, criminal] = found[5]?.coverage ?? [];
    expect(civil).toMatchObject({ label: 'Cass. civ.', year: 2017 });
    expect(criminal).toMatchObject({ label: 'Cass. pen.', year: 2017 });
    expect(civil?.count).toBeGreaterThan(0);
    expect(civil?.highest).toBeGreaterThan(civil?.count ?? 0);
  });

  it('finds the other branch of a court, lists blanks to fill in and names the act in force', async () => {
    const user = await createUser(app);
    const text = [
      'Ricorso per la cassazione della sentenza n. 98765/2017 della CORTE d\u2019APPELLO di Milano;',
      'v. Cass. n. XXXX/2020 e Trib. Milano, 3 marzo 2020, nonché l\u2019art. 80 d.lgs. 50/2016.',
    ].join('\n');
    const found = await check(user, text);
    expect(found.map(({ label, state }) => [label, state])).toEqual([
      ['App. Milano n. 98765/2017', 'missing'],
      ['n. XXXX/2020', 'unread'],
      ['Trib. Milano, 3 marzo 2020', 'unread'],
      ['art. 80 d.lgs. 50/2016', 'understood'],
    ]);
    expect(found.map(({ replaced }) => replaced)).toEqual([
      ...[null, null, null],
      { by: 'd.lgs. 36/2023', since: '2023-07-01' },
    ]);
  });

  it('resolves "cit." to the earlier citation and opens its ruling', async () => {
    const user = await createUser(app);
    const cited = citation(sample);
    const found = await check(user, `${cited}; poi la sent. cit. e Cass. n. ${sample.sent_numero}, cit.`);
    expect(found.map(({ state, again }) => [state, again])).toEqual([
      ['found', null],
      ['found', 0],
      ['found', 0],
    ]);
    expect(found[2]?.ruling).toEqual(found[0]?.ruling);
  });

  it.each([
    ['digits and dots', '1.'.repeat(50_000)],
    ['"art. "', 'art. '.repeat(20_000)],
    ['"Cass. "', 'Cass. '.repeat(16_666)],
    ['one word', 'responsabilità'],
    [
      'ten languages',
      'Das Gericht hat am 3. Mai entschieden. La cour a jugé. The court held. El tribunal. O tribunal. Sąd orzekł. Domstolen. Rechtbank. Суд решил. 法院判决。',
    ],
  ])('finds no citation in %s', async (_, text) => {
    expect(await check(await createUser(app), text)).toEqual([]);
  });

  it('returns the same report over both transports, charges nothing and stores nothing', async () => {
    const user = await createUser(app);
    const text = `Un atto riservato cita ${citation(sample)}: «${sample.document_diritto.slice(0, 200)}».`;
    const over = await user.client.mutate('citations.check', { text });
    const rest = await user.client.post('/citations', { text });
    expect(rest.body).toEqual(over.body);
    expect((await user.client.get('/users/check')).body.count).toBe(0);
    expect((await user.client.get('/questions')).body).toEqual([]);
  });

  it('opens only the rulings it found, at no charge', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const [found] = await check(user, citation(sample));
    const ruling_id = found?.ruling?.ruling_id ?? '';
    const open = (account: TestUser) =>
      account.client.query('rulings.linked', { id_new: ruling_id, ruling_id });
    expect((await open(user)).body.results.length).toBeGreaterThan(0);
    expect((await user.client.query('rulings.article', { id_new: ruling_id })).status).toBe(200);
    expect((await user.client.get('/users/check')).body.count).toBe(0);
    expect((await open(other)).status).toBe(404);
  });

  it('allows two checks per account over both transports and releases each slot afterwards', async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    const numbers = Array.from({ length: 2500 }, (_, i) => `Cass. civ. n. ${i + 1}/2018; `);
    const text = numbers.join('');
    const checks = Array.from({ length: 30 }, (_, i) =>
      i % 2 === 0
        ? user.client.mutate('citations.check', { text })
        : user.client.post('/citations', { text }),
    );
    const search = await other.client.mutate('search.run', { query: 'danno' });
    expect(search.status).toBe(200);
    const responses = await Promise.all(checks);
    const done = responses.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThanOrEqual(2);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect([status, body.message]).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await expect.poll(async () => (await app.deps.db('running_searches')).length).toBe(0);
    // A rejected check is not charged.
    await check(user, citation(sample));
  });

  it('accepts a brief of the maximum length and rejects longer texts', async () => {
    const user = await createUser(app);
    const line = 'Cass. civ., sez. III, 12 gennaio 2018, n. 1234; art. 1218 c.c.\n';
    const long = line.repeat(Math.floor(100_000 / line.length));
    expect((await check(user, long)).length).toBe(2 * Math.floor(100_000 / line.length));
    for (const text of ['', 'a'.repeat(100_001), undefined])
      expect((await user.client.mutate('citations.check', { text })).status).toBe(400);
  });

  it('limits the number of checks per day', async () => {
    const user = await createUser(app);
    for (let i = 0; i < 30; i++) await check(user, 'art. 1 c.c.');
    const { status, body } = await user.client.mutate('citations.check', { text: 'art. 1 c.c.' });
    expect([status, body.message]).toEqual([429, 'too_many_attempts']);
  });
});
