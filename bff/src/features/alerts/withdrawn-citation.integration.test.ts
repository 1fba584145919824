import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { round } from '../../testing/following.ts';
import { indexRulings, ownCore, type OwnCore } from '../../testing/own-core.ts';
import { applyingRuling } from '../../testing/struck-core.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { checkAlerts } from './index.ts';

/** Tests alerts on a ruling that its source withdraws. */
let core: OwnCore;
let app: TestApp;
beforeAll(async () => {
  core = await ownCore('withdrawn-citation');
  await indexRulings(
    core,
    'fiere',
    [1, 2, 5].map((number) => applyingRuling(number, `Il custode risponde, caso ${number}.`)),
  );
  app = await testApp({ env: { SOLR_CORE: core.name } });
});
afterAll(async () => {
  await app.close();
  await core.drop();
});

/** Checks a brief that cites one ruling, and follows it. */
async function cites(user: TestUser, number: number) {
  await user.client.post('/citations', { text: `Cass. civ. n. ${number}/2018.` });
  const citations = [`cass-2018-${number}`];
  return (await user.client.post('/alerts', { citations, name: 'Atto' })).body.alert;
}
const eventsOf = async (user: TestUser, id: number) =>
  (await user.client.get(`/alerts/${id}/news`)).body.events;

test('reports the first withdrawal if the brief cites only rulings', async () => {
  const user = await createUser(app);
  const { id } = await cites(user, 1);
  await round(app);
  await app.deps.db('withdrawn_rulings').insert({ id: 'cass-2018-1', withdrawn_at: app.deps.clock.now() });
  await round(app);
  expect(await eventsOf(user, id)).toMatchObject([{ what: 'withdrawn' }]);
  // The ruling is still listed, as withdrawn.
  const { alerts } = (await user.client.get('/alerts')).body;
  expect(alerts[0]?.citations?.rulings).toEqual([
    { ruling_id: 'cass-2018-1', label: expect.stringContaining('n. 1') as string, withdrawn: true },
  ]);
  const { alert } = (await user.client.get(`/alerts/${id}/news`)).body;
  expect(alert).toEqual(alerts[0]);
  // A removed alert is restored with its matches. Another account cannot follow a withdrawn ruling.
  await user.client.delete(`/alerts/${id}`);
  const again = { citations: ['cass-2018-1'], name: 'Atto' };
  expect((await user.client.post('/alerts', again)).body).toMatchObject({ alert, not_followed: [] });
  expect((await (await createUser(app)).client.post('/alerts', again)).status).toBe(404);
});

test('checks a withdrawal only for alerts that cite the ruling', async () => {
  const [citing, citingOthers, asking] = [
    await createUser(app),
    await createUser(app),
    await createUser(app),
  ];
  const alert = await cites(citing, 5);
  await cites(citingOthers, 2);
  await citing.client.post('/alerts', { question: { query: 'custode' } });
  await asking.client.post('/alerts', { question: { query: 'custode' } });
  await round(app);
  const users = [citing, citingOthers, asking].map(({ id }) => id);
  const states = () =>
    app.deps.db('alerts').whereIn('user_id', users).orderBy('id').select('id', 'checked_to', 'locked_until');
  const before = await states();
  const checkedAlerts = app.deps.db('alerts').whereIn('user_id', users);
  await checkedAlerts.clone().update({ tried_at: null });

  await app.deps.db('withdrawn_rulings').insert({ id: 'cass-2018-5', withdrawn_at: new Date() });
  expect(await checkAlerts(app.deps, new AbortController().signal)).toBe(1);
  expect(await checkedAlerts.clone().whereNotNull('tried_at').distinct('user_id')).toEqual([
    { user_id: citing.id },
  ]);
  const changed = (await states()).filter(
    ({ checked_to }, i) => checked_to?.getTime() !== before[i]?.checked_to?.getTime(),
  );
  expect(changed.map(({ id }) => id)).toEqual([alert.id]);
  expect(await eventsOf(citing, alert.id)).toMatchObject([{ what: 'withdrawn' }]);
  expect(await checkAlerts(app.deps, new AbortController().signal)).toBe(0);
});
