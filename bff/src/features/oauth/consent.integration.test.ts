import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { oauthFlow } from '../../testing/oauth-flow.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let flow: ReturnType<typeof oauthFlow>;
beforeAll(async () => {
  app = await testApp();
  flow = oauthFlow(app);
});
afterAll(() => app.close());
let owner: TestUser;
const fresh = async () => (owner = await createUser(app));

const begin = async (over = {}) => {
  await flow.forget();
  const { id } = await flow.register();
  return { clientId: id, ...(await flow.begin(id, over)) };
};

test('requires the cookie of the browser that started the request', async () => {
  await fresh();
  const started = await begin();
  const other = await begin();
  for (const cookie of ['', '__Host-massima-connect=x', other.cookie])
    expect((await flow.decide(owner, { ...started, cookie })).body.message).toBe('access_denied');
  expect((await flow.decide(owner, started)).status).toBe(200);
});

test('accepts the decision only from the account that opened the request, despite a login in another tab', async () => {
  await fresh();
  const started = await begin();
  await owner.client.get(`/connections/requests/${started.id}`);
  const other = await createUser(app);
  expect((await flow.decide(other, started)).status).toBe(404);
  expect((await other.client.get(`/connections/requests/${started.id}`)).status).toBe(404);
  expect((await flow.decide(owner, started)).status).toBe(200);
});

test('accepts one decision, also of concurrent ones, within ten minutes, and none from an administrator', async () => {
  await fresh();
  const started = await begin();
  const responses = await Promise.all([flow.decide(owner, started), flow.decide(owner, started)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  const late = await begin();
  await app.deps.db('oauth_requests').update({ expires_at: app.deps.clock.now() });
  expect((await flow.decide(owner, late)).status).toBe(404);
  const admin = await createUser(app, { role: 'admin' });
  expect((await flow.decide(admin, await begin())).status).toBe(403);
});

test('redirects with the error after a refusal and creates no connection', async () => {
  await fresh();
  const { body } = await flow.decide(owner, await begin(), { allow: false });
  expect(Object.fromEntries(new URL(body.redirect).searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'a state',
  });
  expect((await owner.client.get('/connections')).body.connections).toEqual([]);
});

test('grants only read access if the user allows no more, regardless of the requested scope', async () => {
  await fresh();
  const started = await begin();
  const { body } = await flow.decide(owner, started, { may_write: false });
  const code = new URL(body.redirect).searchParams.get('code') ?? '';
  const token = await flow.token(started.clientId, code);
  expect(token.body.scope).toBe('read');
  const more = await flow.refresh(started.clientId, token.body.refresh_token, { scope: 'read write' });
  expect(more.status).toBe(400);
  const response = await app.client(token.body.access_token).send('POST', '/mcp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'follow', arguments: { question: 'danno' } },
  });
  expect(response.body.result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^access_denied/) }],
  });
});

test('grants no more than the requested scope', async () => {
  await fresh();
  const started = await begin({ scope: 'read openid' });
  const { body } = await flow.decide(owner, started, { may_write: true });
  const token = await flow.token(started.clientId, new URL(body.redirect).searchParams.get('code') ?? '');
  expect(token.body.scope).toBe('read');
});

test('replaces the former connection of the same application once the new one is allowed', async () => {
  await fresh();
  const names = async () =>
    (await owner.client.get('/connections')).body.connections.map(({ id }: { id: number }) => id);
  const letIn = async (metadata: object, redirect_uri?: string) => {
    await flow.forget();
    const { id } = await flow.register(metadata);
    const started = await flow.begin(id, redirect_uri === undefined ? {} : { redirect_uri });
    return { id, answer: await flow.decide(owner, started) };
  };
  const first = await letIn({});
  const [former] = await names();
  // Not before the decision, and not after a rejection.
  const started = await begin();
  expect(await names()).toEqual([former]);
  await flow.decide(owner, started, { allow: false });
  expect(await names()).toEqual([former]);
  await letIn({});
  const [renewed, ...none] = await names();
  expect(none).toEqual([]);
  expect(renewed).not.toBe(former);

  // A matching name is not enough, nor is a loopback address, where any local program could listen.
  const local = 'http://127.0.0.1/callback';
  const other = { redirect_uris: ['https://other.example/callback'] };
  await letIn(other, other.redirect_uris[0]);
  const script = await letIn({ redirect_uris: [local] }, local);
  await letIn({ redirect_uris: [local] }, local);
  expect(await names()).toHaveLength(4);
  // The same client is accepted.
  await flow.forget();
  await flow.decide(owner, await flow.begin(script.id, { redirect_uri: local }));
  expect(await names()).toHaveLength(4);
  expect(first.answer.status).toBe(200);
});

test('allows five connections including keys', async () => {
  await fresh();
  for (let i = 0; i < 5; i++) await owner.client.post('/connections/keys', { name: `Chiave ${i}` });
  expect((await flow.decide(owner, await begin())).body.message).toBe('connections_full');
});

test('forbids framing of the consent page', async () => {
  const { headers } = await fetch(`${app.url}/connect/${'x'.repeat(43)}`);
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});
