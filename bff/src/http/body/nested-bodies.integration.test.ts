import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Smaller than the largest tool input, in bytes. */
const size = 600_000;
const nested = {
  'one in another': `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  'beside one another': `[${'[],'.repeat(size / 3)}[]]`,
};
const ping = (lists: string) => `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${lists}}}`;

test.each(Object.entries(nested))(
  'rejects thirty bodies of lists %s before they are parsed',
  async (_how, lists) => {
    const { client } = await createUser(app);
    const { body } = await client.post('/connections/keys', { name: 'Studio' });
    const text = ping(lists);
    const parse = vi.spyOn(JSON, 'parse');
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => app.client(body.key).send('POST', '/mcp', text)),
    );
    const parsed = parse.mock.calls.map(([json]) => String(json).length);
    parse.mockRestore();
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 400));
    expect(Math.max(...parsed)).toBeLessThan(10_000);
  },
);

test('does not read a long body of an unauthenticated caller', async () => {
  const long = JSON.stringify({ text: 'x'.repeat(size) });
  const asked = async (method: string, path: string, token?: string) =>
    (await app.client(token).send(method, path, long)).status;
  for (const path of ['/mcp', '/api/citations', '/trpc/citations.check']) {
    expect(await asked('POST', path)).toBe(401);
    expect(await asked('POST', path, 'x'.repeat(43))).toBe(401);
  }
  const { client, token } = await createUser(app);
  expect((await client.rest('POST', '/citations', { text: 'Cass. n. 1/2020' })).status).toBe(200);
  // Authenticated, but larger than the operation's limit, over every transport.
  for (const path of ['/api/search', '/trpc/search.run']) expect(await asked('POST', path, token)).toBe(413);
  expect(await asked('POST', '/connect/register')).toBe(413);
});

test('counts ping, lists and prompts as calls', async () => {
  const { client } = await createUser(app);
  const { body } = await client.post('/connections/keys', { name: 'Studio' });
  const key = app.client(body.key);
  const methods = ['ping', 'tools/list', 'prompts/list', 'notifications/initialized'];
  const responses = [];
  for (let i = 0; i < 121; i++) {
    const method = methods[i % methods.length];
    responses.push(await key.send('POST', '/mcp', { jsonrpc: '2.0', ...(i % 4 < 3 && { id: i }), method }));
  }
  expect(responses.slice(0, 120).every(({ status }) => status < 300)).toBe(true);
  expect(responses.at(-1)).toMatchObject({ status: 429, body: { error: { message: 'too_many_attempts' } } });
  expect(Number(responses.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('queues calls with one key instead of rejecting them', async () => {
  const { client } = await createUser(app);
  const { body } = await client.post('/connections/keys', { name: 'Studio' });
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, id) =>
      app.client(body.key).send('POST', '/mcp', { jsonrpc: '2.0', id, method: 'ping' }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});
