import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { versions } from './protocol.ts';

let app: TestApp;
let key: string;
let token: string;
beforeAll(async () => {
  app = await testApp();
  const owner = await createUser(app);
  token = owner.token;
  key = (await owner.client.post('/connections/keys', { name: 'Studio', may_write: true })).body.key;
});
afterAll(() => app.close());

const message = (method: string, params: object = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const post = (body: unknown, headers: Record<string, string> = {}, as = key) =>
  app.client(as).send('POST', '/mcp', body, headers);
const request = async (method: string, params: object = {}) => (await post(message(method, params))).body;

test('supports the SDK’s latest protocol versions', () => {
  expect(versions[0]).toBe(LATEST_PROTOCOL_VERSION);
  expect(SUPPORTED_PROTOCOL_VERSIONS).toEqual(expect.arrayContaining([...versions]));
});

test('answers initialize in the client’s version, or else in the latest', async () => {
  const greeting = async (protocolVersion: unknown) =>
    (await request('initialize', { protocolVersion })).result;
  expect(await greeting('2025-03-26')).toMatchObject({
    protocolVersion: '2025-03-26',
    capabilities: { tools: {}, prompts: {} },
    serverInfo: { name: 'massima' },
    instructions: expect.stringContaining('check_citations'),
  });
  expect((await greeting('1999-01-01')).protocolVersion).toBe(versions[0]);
  expect((await greeting({ a: 1 })).protocolVersion).toBe(versions[0]);
});

test('answers ping, and repeats ids unchanged', async () => {
  for (const id of [0, 7, 'a"b', ''])
    expect((await post(message('ping', {}, id))).body).toEqual({ jsonrpc: '2.0', id, result: {} });
});

test('accepts the URL with a slash', async () => {
  const response = await app.client(key).send('POST', '/mcp/', message('ping'));
  expect(response.body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  expect(await app.anonymous.send('POST', '/mcp/', message('ping'))).toMatchObject({
    status: 401,
    body: { jsonrpc: '2.0' },
  });
});

test('accepts notifications and responses without a reply', async () => {
  for (const body of [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'tools/call', params: { name: 'search_rulings' } },
    { jsonrpc: '2.0', id: 3, result: {} },
  ])
    expect(await post(body)).toMatchObject({ status: 202, body: '' });
});

describe('authentication', () => {
  const expectRefused = async (as: string | undefined, why: string) => {
    const response = await app.client(as).send('POST', '/mcp', message('ping'));
    expect(response).toMatchObject({
      status: 401,
      body: { jsonrpc: '2.0', id: null, error: { message: why } },
    });
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  };
  test('rejects a call without a key', () => expectRefused(undefined, 'login_requires_token'));
  test('rejects a session', () => expectRefused(token, 'session_expired'));
  test('rejects an unknown key', () => expectRefused(`mk_${'a'.repeat(43)}`, 'session_expired'));

  test('rejects pages of other origins and accepts the application’s', async () => {
    const statuses = await Promise.all(
      ['https://evil.example', 'null', 'http://localhost:3000.evil.example', app.deps.config.PUBLIC_URL].map(
        async (Origin) => (await post(message('ping'), { Origin })).status,
      ),
    );
    expect(statuses).toEqual([403, 403, 403, 200]);
  });

  test('rejects an unsupported protocol version', async () => {
    expect((await post(message('ping'), { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400);
    expect((await post(message('ping'), { 'MCP-Protocol-Version': versions[1] })).status).toBe(200);
  });

  test('rejects methods for streams and sessions', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await app.client(key).send(method, '/mcp');
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('POST');
    }
  });

  test('closes the endpoint with ASSISTANTS=0', async () => {
    const shut = await testApp({ env: { ASSISTANTS: '0' } });
    try {
      expect((await shut.client(key).send('POST', '/mcp', message('ping'))).status).toBe(404);
    } finally {
      await shut.close();
    }
  });
});

describe('hostile messages', () => {
  // Written as a string, because serialising this depth fails.
  const deep = JSON.stringify(message('tools/call', { name: 'usage', arguments: { a: 0 } })).replace(
    '0}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  );
  test.each<[string, unknown, number]>([
    ['a list of messages', [message('ping')], 400],
    ['no message', { hello: 1 }, 400],
    ['no object', '7', 400],
    ['no JSON', '{', 400],
    ['an id that is an object', message('ping', {}, { a: 1 }), 400],
    ['parameters that are a list', { ...message('ping'), params: [] }, 400],
    ['arguments a hundred thousand lists deep', deep, 400],
    [
      'two megabytes of arguments',
      message('tools/call', { name: 'check_citations', arguments: { text: 'a'.repeat(2_000_000) } }),
      413,
    ],
  ])('%s', async (_what, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { message: expect.any(String) } });
  });

  test.each(['no_such_tool', '__proto__', 'constructor', 'search.run', 'session.login', '', 7, null])(
    'rejects the unknown tool %j',
    async (name) => {
      expect((await request('tools/call', { name, arguments: {} })).error).toMatchObject({
        code: -32602,
        message: expect.stringMatching(/There are: search_rulings, .*find_in_ruling.*usage/),
      });
    },
  );

  test('rejects the unknown method "accounts.delete"', async () => {
    expect((await request('accounts.delete')).error).toMatchObject({ code: -32601 });
  });

  test('lists the constraint of each invalid field, so that the call can be corrected', async () => {
    const call = async (args: object) =>
      (await request('tools/call', { name: 'search_rulings', arguments: args })).result;
    const wrong = await call({ question: 'danno', page: 99, areas: ['space law'] });
    expect(wrong.isError).toBe(true);
    expect(wrong.content[0].text).toMatch(
      /^validation_failed: .*areas\.0 must be one of civil, .*page must be a whole number from 1 to 6\./,
    );
    expect((await call({})).content[0].text).toMatch(
      /question is missing: it must be a text of at most 1000 characters/,
    );
    expect((await call({ question: 'x'.repeat(1001) })).isError).toBe(true);
  });
});

test('lists the same tools and descriptions each time, without writing tools for a read-only key', async () => {
  const { tools } = (await request('tools/list')).result;
  expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual([
    'check_citations',
    'citing_rulings',
    'find_in_ruling',
    'follow',
    'my_folders',
    'read_provision',
    'read_ruling',
    'rulings_on_article',
    'save_to_folder',
    'search_rulings',
    'similar_rulings',
    'usage',
  ]);
  for (const { inputSchema, outputSchema, description, annotations, title } of tools) {
    expect(inputSchema.type).toBe('object');
    expect(outputSchema.type).toBe('object');
    expect(title).toMatch(/^[A-Z]/);
    expect(description.length).toBeGreaterThan(100);
    expect(annotations).toMatchObject({ destructiveHint: false, openWorldHint: false });
  }
  // Clients must not approve a charged call without asking the user.
  expect(tools.find(({ name }: { name: string }) => name === 'search_rulings').annotations).toMatchObject({
    readOnlyHint: false,
  });
  // Every conversation loads the descriptions: about 10,000 tokens at most.
  expect(JSON.stringify(tools).length).toBeLessThan(40_000);
  const reader = await createUser(app);
  const { body } = await reader.client.post('/connections/keys', { name: 'Studio' });
  const offered = (await post(message('tools/list'), {}, body.key)).body.result.tools;
  expect(offered.map(({ name }: { name: string }) => name)).not.toContain('save_to_folder');
  const refused = await post(
    message('tools/call', { name: 'follow', arguments: { question: 'danno' } }),
    {},
    body.key,
  );
  expect(refused.body.result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^access_denied: .*may write/) }],
  });
});

test('lists and fills in prompts', async () => {
  const { prompts } = (await request('prompts/list')).result;
  expect(prompts.map(({ name }: { name: string }) => name)).toEqual([
    'verifica_citazioni',
    'ricerca_con_fonti',
  ]);
  const filled = (
    await request('prompts/get', { name: 'ricerca_con_fonti', arguments: { quesito: 'custodia' } })
  ).result;
  expect(filled.messages[0].content.text).toContain('Quesito: custodia');
  for (const params of [
    { name: 'x' },
    { name: 'ricerca_con_fonti' },
    { name: 'ricerca_con_fonti', arguments: { quesito: '' } },
  ])
    expect((await request('prompts/get', params)).error).toMatchObject({ code: -32602 });
});

test('returns a protocol error during maintenance', async () => {
  const closed = await testApp({ env: { MAINTENANCE: '1' } });
  try {
    const response = await closed.client(key).send('POST', '/mcp', message('ping'));
    expect(response).toMatchObject({ status: 503, body: { error: { message: 'under_maintenance' } } });
  } finally {
    await closed.close();
  }
});
