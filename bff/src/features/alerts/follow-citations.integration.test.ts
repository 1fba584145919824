import { copyFile, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { citationsFollowedMax } from '@massima/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { bring, round } from '../../testing/following.ts';
import { indexRulings, newRuling, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { applyingRuling, fairs, loadFairs, strikingRuling } from '../../testing/struck-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { checkAlerts } from './index.ts';

let core: OwnCore;
let app: TestApp;
/** Fictional act with the text versions published so far. */
let acts: string;
const texts = ['1999-04-01', '2008-07-01', '2015-01-01'];
const publish = (day: string) =>
  copyFile(`solr/demo/acts/legge-1999-9991_${day}.xml`, path.join(acts, `${day}.xml`));

beforeAll(async () => {
  core = await ownCore('follow-citations');
  await indexRulings(core, 'fiere', [
    applyingRuling(1, `Il custode, art. 3 ${fairs}, risponde.`),
    applyingRuling(2, `Il custode, art. 4 ${fairs}, non risponde.`),
  ]);
  acts = await mkdtemp(path.join(os.tmpdir(), 'massima-acts-'));
  for (const day of texts) await publish(day);
  await loadFairs(core, acts);
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

const brief = `L'art. 3 ${fairs} e l'art. 5 ${fairs}; Cass. civ. n. 1/2018; Cass. civ. n. 2/2018.`;
/** Checks a brief and follows its citations, like the button of the report. */
async function followBrief(user: TestUser, name = 'Comparsa Rossi') {
  const { references } = (await user.client.post('/citations', { text: brief })).body;
  const citations = references.flatMap(({ kind, key, ruling }) =>
    kind === 'provision' ? (key ?? []) : (ruling?.ruling_id ?? []),
  );
  const { status, body } = await user.client.post('/alerts', { citations, name });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const eventsOf = async (user: TestUser, id: number) =>
  (await user.client.get(`/alerts/${id}/news`)).body.events;

test('follows the citations of a brief by key in one alert and stores no text', async () => {
  const user = await createUser(app);
  const first = await followBrief(user);
  expect(first.alert).toMatchObject({
    ...{ label: 'Comparsa Rossi', question: null, ruling_id: null },
    citations: {
      provisions: [{ key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999' }, { key: 'l:1999:9991:5' }],
      rulings: [{ ruling_id: 'cass-2018-1' }, { ruling_id: 'cass-2018-2' }],
    },
  });
  expect(first).not.toHaveProperty('not_followed', expect.arrayContaining([expect.anything()]));
  expect((await followBrief(user, 'Altro nome')).alert.id).toBe(first.alert.id);
  const rows = JSON.stringify(await app.deps.db('alerts').where({ user_id: user.id }));
  expect(rows).not.toContain('della legge');
  expect((await user.reload()).used_queries).toBe(0);
});

test('lists invalid, duplicate and inaccessible keys and follows the rest', async () => {
  const user = await createUser(app);
  await app.deps.db('withdrawn_rulings').insert({ id: 'gone-1', withdrawn_at: new Date(0) });
  const { body } = await user.client.post('/alerts', {
    citations: ['l:1999:9991:3', 'L:1999:9991:3', 'danno', 'cass-2018-1', 'gone-1', 'l:1980:1:1'],
    name: 'Misto',
  });
  expect(body.alert.citations).toEqual({
    provisions: [
      { key: 'l:1980:1:1', label: 'art. 1 l. 1/1980' },
      { key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999' },
    ],
    rulings: [],
  });
  // The ruling was never shown to this account, so its name stays hidden.
  expect(body.not_followed).toEqual([
    { key: 'danno', why: 'unknown' },
    { key: 'cass-2018-1', why: 'unknown' },
    { key: 'gone-1', why: 'withdrawn' },
  ]);
  const refused = (citations: string[], name = 'x') => user.client.post('/alerts', { citations, name });
  expect((await refused(['danno'])).status).toBe(404);
  expect((await refused([])).status).toBe(400);
  expect((await refused(['l:1999:9991:3'], '')).status).toBe(400);
  const many = Array.from({ length: citationsFollowedMax + 1 }, (_, i) => `cc:${i + 1}`);
  expect((await refused(many)).status).toBe(400);
  expect((await refused(many.slice(1))).status).toBe(200);
});

test('reports a new text, an amendment, the United Sections, a contrary ruling and a withdrawal once each', async () => {
  const user = await createUser(app);
  const article = (await user.client.post('/alerts', { provision: 'l:1999:9991:3' })).body.alert;
  const { alert } = await followBrief(user);
  const feed = (await user.client.post(`/alerts/${alert.id}/feed`)).body.url;
  await round(app);
  expect(await eventsOf(user, alert.id)).toEqual([]);

  await publish('2021-02-18');
  await loadFairs(core, acts);
  await indexRulings(core, 'novità', [
    strikingRuling(612, `dichiara l'illegittimità costituzionale dell'art. 3, comma 2, ${fairs}`),
    {
      ...newRuling({ text: 'Le Sezioni Unite confermano Cass. civ. n. 1/2018.' }),
      ...{ id: 'unite-1', section: 'U', number: '4001', year: 2026 },
    },
    {
      ...newRuling({ text: 'Il custode risponde sempre.' }),
      id: 'contro-1',
      principles: [
        {
          ...{ n: 1, kind: 'principle', title: 'Fiere', text: 'Il custode risponde sempre.' },
          difformi: ['Cass. civ. n. 2/2018'],
        },
      ],
    },
  ]);
  await app.deps.db('withdrawn_rulings').insert({ id: 'cass-2018-2', withdrawn_at: new Date() });
  // Aborted before anything was written. The next process reports the event.
  const cut = new AbortController();
  cut.abort();
  await checkAlerts(app.deps, cut.signal).catch(() => undefined);
  await round(app);
  const events = await eventsOf(user, alert.id);
  expect(events.map(({ what, label, by }) => [what, label, by]).toSorted()).toEqual([
    ['contrary', expect.stringContaining('n. 2'), expect.stringContaining('Cass.')],
    ['unconstitutional', 'art. 3 l. 9991/1999', 'Corte cost. n. 612/2021'],
    ['united_sections', expect.stringContaining('n. 1'), expect.stringContaining('4001')],
    ['withdrawn', expect.stringContaining('n. 2'), ''],
  ]);
  expect(events.find(({ what }) => what === 'unconstitutional')).toMatchObject({
    ...{ key: 'l:1999:9991:3', in_part: true, ruling: { ruling_id: 'cost-2021-612' } },
    words: expect.stringContaining('comma 2') as string,
  });
  // An alert on only the article reports the event too, in addition to the ruling that applies it.
  expect(await eventsOf(user, article.id)).toMatchObject([{ what: 'unconstitutional' }]);
  // A reported ruling opens without a charge.
  expect((await user.client.query('rulings.article', { id_new: 'unite-1' })).status).toBe(200);

  const [mail] = await app.deps.db('outbox').where({ template: 'alert_news', recipient: user.email });
  expect(mail).toBeDefined();
  const entries: string = (await app.anonymous.send('GET', new URL(feed).pathname)).body;
  expect(entries.match(/<entry>/g)).toHaveLength(4);
  expect(entries).not.toMatch(/9991|Rossi/);

  await bring(core, newRuling({ text: 'Altro.' }));
  app.deps.clock.advance(2 * 86_400);
  expect(await round(app)).toBe(0);
  expect(await eventsOf(user, alert.id)).toHaveLength(4);
});

test('reports a newer text of an article, but no older text and no text of a newly loaded act', async () => {
  const user = await createUser(app);
  const { alert } = (
    await user.client.post('/alerts', { citations: ['l:1999:9991:3', 'l:1999:9992:1'], name: 'Testi' })
  ).body;
  const row = await app.deps.db('alerts').where({ id: alert.id }).first('known');
  const recorded = JSON.parse(row?.known ?? '[]') as string[];
  const latest = recorded
    .filter((id) => id.startsWith('version:'))
    .toSorted()
    .at(-1)!;
  // Simulates that the latest text was published later.
  await app.deps
    .db('alerts')
    .where({ id: alert.id })
    .update({ known: JSON.stringify(recorded.filter((id) => id !== latest)) });
  await bring(core, newRuling({ text: 'Altro ancora.' }));
  await round(app);
  expect(await eventsOf(user, alert.id)).toMatchObject([
    { what: 'version', label: 'art. 3 l. 9991/1999', date: latest.slice(-10), words: null },
  ]);
});

test('reports nothing while the account may not search, and does not report it later', async () => {
  const user = await createUser(app);
  const { alert } = await followBrief(user);
  await round(app);
  const license = (await app.deps.db('users').where({ id: user.id }).first('license_expire_at')) as object;
  await app.deps
    .db('users')
    .where({ id: user.id })
    .update({ license_expire_at: new Date(app.deps.clock.now().getTime() - 1000) });
  await indexRulings(core, 'altre', [
    strikingRuling(613, `dichiara l'illegittimità costituzionale dell'art. 5 ${fairs}`),
  ]);
  await round(app);
  await app.deps.db('users').where({ id: user.id }).update(license);
  await bring(core, newRuling({ text: 'Ancora altro.' }));
  await round(app);
  expect(await eventsOf(user, alert.id)).toEqual([]);
});

test('removes and restores an alert with its matches, and deletes it with the account’s other alerts', async () => {
  const user = await createUser(app);
  const { alert } = await followBrief(user);
  expect((await user.client.delete(`/alerts/${alert.id}`)).status).toBe(200);
  expect((await user.client.get(`/alerts/${alert.id}/news`)).status).toBe(404);
  expect((await followBrief(user)).alert.id).toBe(alert.id);
});

test('renames an alert on citations, but no alert that is named after its subject', async () => {
  const user = await createUser(app);
  const { alert } = await followBrief(user);
  const rename = (id: number, name: string) => user.client.put(`/alerts/${id}/name`, { name });
  for (const name of ['  Appello Rossi ', 'Appello Rossi'])
    expect((await rename(alert.id, name)).status).toBe(200);
  const listed = async () => (await user.client.get('/alerts')).body.alerts.map(({ label }) => label);
  expect(await listed()).toEqual(['Appello Rossi']);
  // Following again returns the same alert with its name.
  expect((await followBrief(user)).alert).toMatchObject({ id: alert.id, label: 'Appello Rossi' });
  expect((await rename(alert.id, ' ')).status).toBe(400);
  expect((await rename(alert.id, 'x'.repeat(101))).status).toBe(400);
  const article = (await user.client.post('/alerts', { provision: 'l:1999:9991:3' })).body.alert;
  expect((await rename(article.id, 'Altro')).status).toBe(404);
  await user.client.delete(`/alerts/${alert.id}`);
  expect((await rename(alert.id, 'Altro')).status).toBe(404);
});

test('follows an act by its name for every spelling of its key', async () => {
  const user = await createUser(app);
  const citations = ['l:1975:354:4bis', 'ordpen:4bis'];
  const { body } = await user.client.post('/alerts', { citations, name: 'Ordinamento' });
  expect(body.alert.citations?.provisions).toEqual([{ key: 'ordpen:4bis', label: 'art. 4-bis ord. penit.' }]);
});
