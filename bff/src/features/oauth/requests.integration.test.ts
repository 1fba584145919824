import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { oauthFlow, redirect } from '../../testing/oauth-flow.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let flow: ReturnType<typeof oauthFlow>;
beforeAll(async () => {
  app = await testApp();
  flow = oauthFlow(app);
});
afterAll(() => app.close());

test.each<[string, unknown]>([
  ['http', ['http://assistant.example/']],
  ['a scheme of its own', ['evil://callback']],
  ['an editor’s scheme to another place', ['cursor://anysphere.cursor-mcp.evil/callback']],
  ['an editor’s scheme to nowhere', ['vscode://']],
  ['javascript', ['javascript:alert(1)']],
  ['data', ['data:text/html,hello']],
  ['no address', ['callback']],
  ['a name that looks like ours', ['https://massima.example@evil.example/']],
  ['a fragment', ['https://assistant.example/#here']],
  ['a host that begins like loopback', ['http://localhost.evil.example/']],
  ['none', []],
  ['no list', 'https://assistant.example/'],
])('rejects the registration of a client with the redirect: %s', async (_what, redirect_uris) => {
  await flow.forget();
  expect((await flow.register({ redirect_uris })).status).toBe(400);
});

test("stores only the name and redirect URIs of a client's metadata, and fetches nothing", async () => {
  await flow.forget();
  const { status, body } = await flow.register({
    sector_identifier_uri: 'http://127.0.0.1:9/',
    jwks_uri: 'http://127.0.0.1:9/',
    logo_uri: 'https://evil.example/logo.png',
    client_name: 'x'.repeat(400),
  });
  expect(status).toBe(201);
  expect(body.client_name).toHaveLength(60);
  expect(Object.keys(body)).not.toContain('logo_uri');
});

test('keeps the safe redirect URIs of an editor and returns them', async () => {
  await flow.forget();
  const cursor = 'cursor://anysphere.cursor-mcp/oauth/callback';
  const { id, status, body } = await flow.register({
    redirect_uris: [cursor, 'http://cursor.example/callback', redirect, 7, 'javascript:alert(1)', redirect],
  });
  expect(status).toBe(201);
  expect(body.redirect_uris).toEqual([cursor, redirect]);
  const started = await flow.begin(id, { redirect_uri: cursor });
  const owner = await createUser(app);
  expect((await owner.client.get(`/connections/requests/${started.id}`)).body).toMatchObject({
    redirect_uri: cursor,
    host: 'anysphere.cursor-mcp',
    is_local: true,
  });
  const { body: decided } = await flow.decide(owner, started);
  expect(decided.redirect).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/);
});

test('reads the first hundred redirect URIs and keeps ten', async () => {
  await flow.forget();
  const redirect_uris = Array.from({ length: 200 }, (_, i) => `https://assistant.example/${i}`);
  expect((await flow.register({ redirect_uris })).body.redirect_uris).toEqual(redirect_uris.slice(0, 10));
  const unsafe = Array.from({ length: 99 }, () => 'http://assistant.example/');
  const late = await flow.register({ redirect_uris: [...unsafe, ...redirect_uris] });
  expect(late.body.redirect_uris).toEqual([redirect_uris[0]]);
  expect((await flow.register({ redirect_uris: [...unsafe, 'ftp://x', redirect] })).status).toBe(400);
});

test('shows names and hosts in the consent so that they cannot imitate others', async () => {
  await flow.forget();
  const redirectUri = 'https://cl\u0430ude.ai/ritorno/\u00e8?a=\u00e8';
  const { id, body } = await flow.register({
    redirect_uris: [redirectUri],
    client_name: 'Claude\u202e» è verificato',
  });
  expect(body.client_name).toBe('Claude’ è verificato');
  const started = await flow.begin(id, { redirect_uri: redirectUri });
  const owner = await createUser(app);
  expect((await owner.client.get(`/connections/requests/${started.id}`)).body).toMatchObject({
    name: 'Claude’ è verificato',
    host: 'xn--clude-5ve.ai',
    redirect_uri: 'https://xn--clude-5ve.ai/ritorno/%C3%A8?a=%C3%A8',
  });
  const nameless = await flow.register({ redirect_uris: [redirect], client_name: 'cl\u0430ude.ai' });
  expect(nameless.body.client_name).toBe('assistant.example');
});

test('limits a flood of registrations by network, delays others by at most a minute, and returns Retry-After', async () => {
  const swarm = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  try {
    await flow.forget();
    const from = (ip: string) =>
      swarm.anonymous.send(
        'POST',
        '/connect/register',
        { redirect_uris: [redirect] },
        { 'X-Forwarded-For': ip },
      );
    // The shared limit counts 17 registrations of each network; those rejected by the network's
    // limit do not count.
    for (const network of [1, 2, 3]) {
      for (let i = 0; i < 20; i++) expect((await from(`203.0.${network}.${i}`)).status).toBe(201);
      for (let i = 0; i < 20; i++) expect((await from(`203.0.${network}.99`)).status).toBe(429);
    }
    let refused: Awaited<ReturnType<typeof from>> | undefined;
    for (let i = 0; i < 13; i++) refused = await from('203.0.4.1');
    expect(refused?.status).toBe(429);
    for (let i = 0; i < 3; i++) expect((await from('198.51.100.1')).status).toBe(201);
    expect((await from('198.51.100.1')).status).toBe(429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  } finally {
    await flow.forget();
    await swarm.close();
  }
});

test('accepts twenty of a thousand registrations', async () => {
  await flow.forget();
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push((await flow.register()).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  await flow.forget();
});

test.each([
  ['another host', 'https://evil.example/callback?of=massima'],
  ['another path', 'https://assistant.example/other?of=massima'],
  ['another scheme', 'http://assistant.example/callback?of=massima'],
  ['more in its path', `${redirect}/../x`],
  ['another port', 'https://assistant.example:8443/callback?of=massima'],
  ['none', undefined],
])('sends a request with the redirect %s to our own page, without a cookie', async (_what, redirect_uri) => {
  await flow.forget();
  const { id } = await flow.register();
  expect(await flow.begin(id, { redirect_uri })).toMatchObject({
    location: `${app.deps.config.PUBLIC_URL}/connect`,
    setCookie: null,
  });
});

test('sends a request of an unknown client to our own page', async () => {
  for (const id of ['nobody', "' OR 1=1 --", 'x'.repeat(500), ''])
    expect((await flow.begin(id)).location).toBe(`${app.deps.config.PUBLIC_URL}/connect`);
});

test('accepts any port at a loopback address', async () => {
  const { id } = await flow.register({ redirect_uris: ['http://127.0.0.1/callback'] });
  const started = await flow.begin(id, { redirect_uri: 'http://127.0.0.1:51234/callback' });
  const owner = await createUser(app);
  expect((await owner.client.get(`/connections/requests/${started.id}`)).body).toMatchObject({
    is_local: true,
  });
  expect((await flow.begin(id, { redirect_uri: 'http://localhost:51234/callback' })).setCookie).toBeNull();
});

test.each([
  ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
  ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token at once', { response_type: 'token' }, 'invalid_request'],
  ['for another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
])('returns the error for a request %s', async (_what, overrides, error) => {
  await flow.forget();
  const { id } = await flow.register();
  const { location, setCookie } = await flow.begin(id, overrides);
  expect(location).toMatch(/^https:\/\/assistant\.example\/callback\?/);
  expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({ error, state: 'a state' });
  expect(setCookie).toBeNull();
});
