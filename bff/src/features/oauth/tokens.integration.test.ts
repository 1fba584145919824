import { fieldsOf } from '@massima/contract/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { challenge, oauthFlow } from '../../testing/oauth-flow.ts';
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

const connected = async () => flow.connect(await fresh());

test('accepts a code once; a second use ends the connection and its tokens', async () => {
  const { clientId, code, access, refresh } = await connected();
  expect(await flow.ping(access)).toBe(200);
  expect(await flow.token(clientId, code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect(await flow.ping(access)).toBe(401);
  expect((await flow.refresh(clientId, refresh)).status).toBe(400);
});

test('gives tokens for at most one of two concurrent uses of a code on two servers, and ends the connection', async () => {
  await flow.forget();
  await fresh();
  const { clientId, code } = await flow.codeFor(owner);
  const responses = await Promise.all([flow.token(clientId, code), flow.token(clientId, code)]);
  const successes = responses.filter(({ status }) => status === 200);
  expect(successes.length).toBeLessThanOrEqual(1);
  for (const { body } of successes) expect(await flow.ping(body.access_token)).toBe(401);
});

test.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['the challenge for the verifier', { code_verifier: challenge }],
  ['another redirect', { redirect_uri: 'https://evil.example/' }],
  ['another resource', { resource: 'https://evil.example/mcp' }],
  ['another code', { code: 'x'.repeat(43) }],
])('gives no token for %s', async (_what, overrides) => {
  await flow.forget();
  await fresh();
  const { clientId, code } = await flow.codeFor(owner);
  expect((await flow.token(clientId, code, overrides)).status).toBe(400);
});

test('gives no token to another client or for an expired code', async () => {
  await flow.forget();
  await fresh();
  const { code } = await flow.codeFor(owner);
  const { id } = await flow.register();
  expect((await flow.token(id, code)).status).toBe(400);
  const late = await flow.codeFor(owner);
  await app.deps.db('oauth_tokens').update({ expires_at: app.deps.clock.now() });
  expect((await flow.token(late.clientId, late.code)).status).toBe(400);
});

test('rejects a token for another resource on all transports', async () => {
  const { access } = await connected();
  const rows = await app.deps.db('oauth_tokens').where('id', 'like', 'AccessToken:%');
  for (const { id, payload } of rows)
    await app.deps
      .db('oauth_tokens')
      .where({ id })
      .update({
        payload: JSON.stringify({ ...fieldsOf(JSON.parse(payload)), aud: 'https://evil.example/mcp' }),
      });
  expect(await flow.ping(access)).toBe(401);
});

test('rotates refresh tokens; a reused token ends the connection', async () => {
  const { clientId, refresh, access } = await connected();
  const second = await flow.refresh(clientId, refresh);
  expect(second).toMatchObject({ status: 200, body: { scope: 'read write' } });
  expect(second.body.refresh_token).not.toBe(refresh);
  expect(await flow.ping(second.body.access_token)).toBe(200);
  expect(await flow.refresh(clientId, refresh)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  for (const token of [access, second.body.access_token]) expect(await flow.ping(token)).toBe(401);
  expect((await flow.refresh(clientId, second.body.refresh_token)).status).toBe(400);
  expect((await owner.client.get('/connections')).body.connections).toEqual([]);
});

test('rejects a refresh for another resource, and accepts the same token afterwards', async () => {
  const { clientId, refresh } = await connected();
  for (const resource of ['https://evil.example/mcp', `${app.deps.config.PUBLIC_URL}/other`])
    expect(await flow.refresh(clientId, refresh, { resource })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
  const again = await flow.refresh(clientId, refresh, { resource: `${flow.resource}/` });
  expect(again.status).toBe(200);
  expect((await flow.refresh(clientId, again.body.refresh_token, { resource: flow.resource })).status).toBe(
    200,
  );
});

test('gives tokens for at most one of two concurrent refreshes, and ends the connection', async () => {
  const { clientId, refresh } = await connected();
  const responses = await Promise.all([flow.refresh(clientId, refresh), flow.refresh(clientId, refresh)]);
  expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect((await owner.client.get('/connections')).body.connections).toEqual([]);
});

test('ends the connection when its token is revoked, but not for another client', async () => {
  const { clientId, refresh, access } = await connected();
  const { id: stranger } = await flow.register();
  await flow.revoke(stranger, refresh);
  expect(await flow.ping(access)).toBe(200);
  expect((await flow.revoke(clientId, refresh)).status).toBe(200);
  expect(await flow.ping(access)).toBe(401);
});

test('revokes tokens with the connection, after a new password and with the account', async () => {
  const { clientId, access, refresh } = await connected();
  await owner.client.delete('/connections');
  expect(await flow.ping(access)).toBe(401);
  expect((await flow.refresh(clientId, refresh)).status).toBe(400);
  const other = await connected();
  await owner.client.delete(`/lawyers/${owner.id}`);
  expect(await flow.ping(other.access)).toBe(401);
  expect((await flow.refresh(other.clientId, other.refresh)).status).toBe(400);
});

test('deletes a connection without tokens after ten minutes; keeps one with tokens for a year', async () => {
  await flow.forget();
  await fresh();
  await flow.codeFor(owner);
  const days = async () => {
    const { expiresAt, createdAt } = (await owner.client.get('/connections')).body.connections[0]!;
    return (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
  };
  expect(await days()).toBeLessThan(1);
  await connected();
  expect(await days()).toBeGreaterThan(364);
});

test('rejects other methods and bodies', async () => {
  expect((await app.anonymous.send('GET', '/connect/token')).status).toBe(405);
  const json = await app.anonymous.send('POST', '/connect/token', { grant_type: 'authorization_code' });
  expect(json.status).toBe(400);
  const { status } = await fetch(`${app.url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ code: 'x'.repeat(100_000) }),
  });
  expect(status).toBe(400);
});
