import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../deps.ts';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { oauthFlow, redirect } from '../../testing/oauth-flow.ts';
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

test('leads from an unknown URL to a token by the metadata', async () => {
  const refused = await app.anonymous.send('POST', '/mcp', {});
  const at = /resource_metadata="([^"]+)"/.exec(refused.headers.get('WWW-Authenticate') ?? '')?.[1] ?? '';
  const { pathname } = new URL(at);
  const resource = await app.anonymous.send('GET', pathname);
  expect(resource.body).toMatchObject({
    resource: flow.resource,
    authorization_servers: [app.deps.config.PUBLIC_URL],
  });
  const server = await app.anonymous.send('GET', '/.well-known/oauth-authorization-server');
  expect(server.body).toMatchObject({
    issuer: app.deps.config.PUBLIC_URL,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });

  await fresh();
  const { id, status, body } = await flow.register();
  expect(status).toBe(201);
  expect(body).toMatchObject({ redirect_uris: [redirect], token_endpoint_auth_method: 'none' });
  const started = await flow.begin(id);
  expect(started.status).toBe(303);
  expect(started.location).toMatch(new RegExp(`^${app.deps.config.PUBLIC_URL}/connect/[\\w-]{43}$`));
  expect(started.setCookie).toMatch(
    /^__Host-massima-connect=[\w-]{43}; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Lax$/,
  );
  expect((await owner.client.get(`/connections/requests/${started.id}`)).body).toEqual({
    name: 'Assistente',
    asks_proof: false,
    redirect_uri: redirect,
    host: 'assistant.example',
    is_local: false,
    asks_to_write: true,
    searches_left: expect.any(Number),
    next_search: { free: true, amount: 0, currency: 'eur' },
    spending: { most: 0, spent: 0, each: null, currency: 'eur' },
  });
  const decided = await flow.decide(owner, started);
  const url = new URL(decided.body.redirect);
  expect(url.origin + url.pathname).toBe('https://assistant.example/callback');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    of: 'massima',
    code: expect.any(String),
    state: 'a state',
    iss: app.deps.config.PUBLIC_URL,
  });
  const token = await flow.token(id, url.searchParams.get('code') ?? '');
  expect(token).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', expires_in: 3600, scope: 'read write', refresh_token: expect.any(String) },
  });
  expect(token.body).not.toHaveProperty('id_token');
  expect(await flow.ping(token.body.access_token)).toBe(200);

  // The token is valid for the MCP endpoint only and ends no session.
  expect((await app.client(token.body.access_token).get('/projects')).status).toBe(401);
  expect((await owner.client.get('/connections')).body.connections).toMatchObject([
    { name: 'Assistente', host: 'assistant.example', may_write: true },
  ]);
  expect((await mailsTo(app, owner.email)).map(({ template }) => template)).toEqual(['app_connected']);
  const log = await app.deps.db('security_log').where({ account_id: owner.id }).pluck('operation');
  expect(log).toContain('connections.decide');
});

test('stores nothing in the tables that gives access', async () => {
  const { access, refresh, code } = await connected();
  const stored = JSON.stringify([
    await app.deps.db('oauth_tokens').select(),
    await app.deps.db('oauth_requests').select(),
    await app.deps.db('connections').select(),
  ]);
  for (const secret of [access, refresh, code]) expect(stored).not.toContain(secret);
});

test('exchanges the code on another server if the first dies after the consent', async () => {
  await flow.forget();
  await fresh();
  const { clientId, code } = await flow.codeFor(owner);
  const deps = createDeps(app.deps.config, { patience: 20 });
  const server = createServer(createApp(deps).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const other = oauthFlow({ ...app, url });
    const { status, body } = await other.token(clientId, code);
    expect(status).toBe(200);
    expect(await flow.ping(body.access_token)).toBe(200);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await deps.close();
  }
});

test('returns 404 everywhere with ASSISTANTS=0', async () => {
  const shut = await testApp({ env: { ASSISTANTS: '0' } });
  try {
    for (const [method, path] of [
      ['GET', '/.well-known/oauth-authorization-server'],
      ['GET', '/connect/authorize'],
      ['POST', '/connect/register'],
    ] as const)
      expect((await shut.anonymous.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
  } finally {
    await shut.close();
  }
});
