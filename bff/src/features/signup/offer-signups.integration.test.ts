import { afterAll, beforeAll, expect, test } from 'vitest';
import { signupBody } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.deps.db('offers').insert({
    price_type: 'regular',
    origin: 'vallechiara',
    work_areas: '["lawyer"]',
    max_trial_days: 14,
    max_trial_queries: 100,
    embed_origins: '[]',
  });
});
afterAll(() => app.close());

test('shows signups by day without personal data on an offer’s secret link', async () => {
  const at = (instant: string) => ({ created_at: new Date(instant) });
  app.deps.clock.advance((Date.parse('2031-03-20T12:00:00Z') - app.deps.clock.now().getTime()) / 1000);
  const admin = await createUser(app, { role: 'admin' });
  // A late evening in UTC is the next day in Rome.
  await createUser(app, { origin: 'vallechiara', ...at('2031-03-10T23:30:00Z') });
  const { id, email } = await createUser(app, { origin: 'vallechiara', ...at('2031-03-11T09:00:00Z') });
  await createUser(app, { origin: 'vallechiara', ...at('2031-03-12T09:00:00Z') });
  await createUser(app, { origin: 'vallechiara', ...at('2030-03-12T09:00:00Z') });
  await createUser(app, { origin: 'altrove', ...at('2031-03-12T09:00:00Z') });
  await createUser(app, { origin: null, ...at('2031-03-12T09:00:00Z') });

  const { body: links } = await admin.client.query('offers.links');
  const read = async (origin: string | null) => {
    const found = links.find(
      (offer: { price_type: string; origin: string | null }) =>
        offer.price_type === 'regular' && offer.origin === origin,
    );
    return app.anonymous.query('offers.signups', { token: found!.link.split('/').at(-1) });
  };
  const { body } = await read('vallechiara');
  expect(body).toEqual({
    price_type: 'regular',
    origin: 'vallechiara',
    days: [
      { day: '2031-03-12', count: 1 },
      { day: '2031-03-11', count: 2 },
    ],
    total: 3,
  });
  expect(JSON.stringify(body)).not.toContain(email);
  // Signups of an origin without its own offer use the general offer.
  expect((await read(null)).body.total).toBe(2);
  // A deleted account is removed from these counts too.
  expect((await admin.client.delete(`/lawyers/${id}`)).status).toBe(200);
  expect((await read('vallechiara')).body).toMatchObject({ total: 2, days: [{ count: 1 }, { count: 1 }] });
});

const register = (body: Record<string, unknown>) => app.anonymous.post('/lawyers', signupBody(body));

test('rejects an origin that is too long in lower case and stores the longest allowed', async () => {
  expect(await register({ origin: 'İ'.repeat(100) })).toMatchObject({
    status: 400,
    body: { message: 'validation_failed', issues: [{ path: 'origin' }] },
  });
  const { status, body } = await register({ origin: 'İ'.repeat(50) });
  expect(status).toBe(201);
  expect(body.origin).toBe('İ'.repeat(50).toLowerCase());
});

test('reports the earliest day completely or not at all, at any time of the day', async () => {
  app.deps.clock.advance((Date.parse('2032-03-31T10:00:00Z') - app.deps.clock.now().getTime()) / 1000);
  const admin = await createUser(app, { role: 'admin' });
  // Ninety days ago, before and after this time of day; then the first reported day, which has just
  // started in Rome.
  for (const at of ['2032-01-01T09:00:00Z', '2032-01-01T11:00:00Z', '2032-01-01T23:10:00Z'])
    await createUser(app, { origin: 'vallechiara', created_at: new Date(at) });
  const links = (await admin.client.query('offers.links')).body;
  const token = links
    .find(({ origin }) => origin === 'vallechiara')
    ?.link.split('/')
    .at(-1);
  const { body } = await app.anonymous.query('offers.signups', { token });
  expect(body).toMatchObject({ days: [{ day: '2032-01-02', count: 1 }], total: 1 });
});

test('shows nothing for an altered link', async () => {
  const admin = await createUser(app, { role: 'admin' });
  const { link } = (await admin.client.query('offers.links')).body[0]!;
  const token = link.split('/').at(-1)!;
  for (const wrong of [token.replace(/^\d+/, '999'), `${token.slice(0, -1)}`, '1-x', '']) {
    const { body } = await app.anonymous.query('offers.signups', { token: wrong });
    expect(body).toMatchObject({ message: 'token_not_valid' });
  }
});
