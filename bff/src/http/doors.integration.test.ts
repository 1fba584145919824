import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  ['what is absent', {}, 'missing_parameters'],
  ['what is there and wrong', { hash: 'PC-1', email: 'a@b.it', password: 7 }, 'validation_failed'],
  ['what has a key of its own', { hash: 'PC-1', email: 'ab.it', password: 'x' }, 'wrong_email_format'],
])('returns %s over both transports', async (_what, input, message) => {
  const rest = await app.anonymous.post('/users/login/local', input);
  const trpc = await app.anonymous.mutate('session.login', input);
  expect(rest).toMatchObject({ status: 400, body: { message } });
  expect(trpc).toMatchObject({ status: 400, body: { message, issues: rest.body.issues } });
});

test('reports an invalid path parameter as invalid, not as missing', async () => {
  const { client } = await createUser(app);
  expect(await client.get('/projects/abc')).toMatchObject({
    status: 400,
    body: { message: 'validation_failed', issues: [{ path: 'id', message: 'validation_failed' }] },
  });
});

test('treats empty query parameters as absent', async () => {
  const { client } = await createUser(app);
  expect(await client.get('/questions?user=&filter=&from=&to=&limit=&sort=')).toMatchObject({
    status: 200,
    body: [],
  });
  expect(await client.get('/users/exists?email=')).toMatchObject({
    status: 400,
    body: { message: 'missing_parameters' },
  });
});

test('reports every session that has ended, including that of a disabled account', async () => {
  const { client, id } = await createUser(app);
  await app.deps.db('users').where({ id }).update({ disabled: true });
  const ended = { status: 401, body: { message: 'account_disabled', isLogged: false } };
  expect(await client.get('/users/me')).toMatchObject(ended);
  expect(await client.query('session.me')).toMatchObject(ended);
});

test('rejects a change of a subscription without changes', async () => {
  const { client, id } = await createUser(app);
  expect(await client.put(`/lawyers/${id}/subscriptions/sub_1`, {})).toMatchObject({
    status: 400,
    body: { message: 'missing_parameters' },
  });
});

test('returns 404 for an unknown id to an administrator too', async () => {
  const { client } = await createUser(app, { role: 'admin' });
  for (const path of ['/projects?user=999999', '/feedbacks?user=999999&idResult=r', '/lawyers/999999'])
    expect(await client.get(path)).toMatchObject({ status: 404, body: { message: 'user_not_found' } });
  expect(await client.post('/feedbacks/search?user=999999', { ids: [] })).toMatchObject({ status: 404 });
});

test.each(['/openapi.json', '/docs', '/docs/start.js', '/docs/swagger-ui.css', '/config'])(
  'returns the headers of GET for HEAD %s, without the body',
  async (path) => {
    const [head, get] = await Promise.all([
      app.anonymous.rest('HEAD', path),
      app.anonymous.rest('GET', path),
    ]);
    expect([head.status, head.headers.get('content-type'), head.body]).toEqual([
      200,
      get.headers.get('content-type'),
      '',
    ]);
  },
);

test.each(['application/json; charset=utf-8', 'application/vnd.api+json', 'application/merge-patch+json'])(
  'reads JSON with the type %s',
  async (type) => {
    const { client, id } = await createUser(app);
    const sent = client.rest('PUT', `/lawyers/${id}`, { name: 'Anna' }, { 'Content-Type': type });
    expect(await sent).toMatchObject({ status: 200, body: { name: 'Anna' } });
  },
);
