import { isRecord } from '@massima/contract/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';
import { accessTable, askMcp, callRest, callTrpc } from './access-table.ts';
import type { AccessRow, Cast } from './access/row.ts';
import type { Answer, TestClient } from './client.ts';
import { createUser } from './factories/user.ts';
import { startPayments, type TestPayments } from './payments.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * The test adds a rare word to every query of a lawyer, and unusual positions to its highlights.
 * No operation may return them to an administrator. The operations are those of the access table,
 * which lists the complete contract.
 */
const word = 'zirbelkiefer';
/** Long enough that no random identifier or hash contains them. */
const positions = { mark: 1_357_924_680, passage: 1_468_035_792 };
const secrets = [word, String(positions.mark), String(positions.passage)];

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  const many = '1000000';
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PUBLIC_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_ADDRESS: many,
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const highlighted = {
  keywords_positions: [{ startPosition: positions.mark, endPosition: positions.mark }],
  document_type_massima_start: positions.passage,
  document_type_massima_end: positions.passage,
};

/** Adds the word to every query in the input and the positions to every result. */
function telling(sent: unknown, key = ''): unknown {
  if (typeof sent === 'string') {
    if (key === 'query' || key === 'q') return `${sent} ${word}`;
    return key === 'result' ? JSON.stringify(telling(JSON.parse(sent))) : sent;
  }
  if (Array.isArray(sent)) return sent.map((item) => telling(item));
  if (!isRecord(sent)) return sent;
  const fields = Object.entries(sent).map(([name, value]) => [name, telling(value, name)]);
  return { ...Object.fromEntries(fields), ...('document_diritto' in sent && highlighted) };
}

/** Returns a client that adds the secrets to all its calls. */
const tellingClient = (client: TestClient): TestClient => ({
  ...client,
  rest: (method, path, body, headers) => client.rest(method, path, telling(body), headers),
  post: (path, body) => client.post(path, telling(body)),
  put: (path, body) => client.put(path, telling(body)),
  query: (procedure, input) => client.query(procedure, telling(input)),
  mutate: (procedure, input) => client.mutate(procedure, telling(input)),
});

async function newCast(): Promise<Cast> {
  const owner = await createUser(app);
  return {
    app,
    owner: { ...owner, client: tellingClient(owner.client) },
    admin: await createUser(app, { role: 'admin' }),
  };
}

const result = {
  id_new: 'ruling-2',
  document_diritto: 'Il custode risponde.',
  document: { ruling_full_text: null },
};
const saved = { idResult: 'ruling-2', query: 'danno', result: JSON.stringify(result) };

/** Creates data in every table that contains queries of the account. */
async function leaveTraces({ owner: { client } }: Cast): Promise<void> {
  const { body: search } = await client.post('/search', { query: 'danno' });
  expect(search.data.search.length).toBeGreaterThan(0);
  const { body } = await client.post('/projects', {
    name: 'Traces',
    description: 'Of what was asked',
    projectelement: saved,
  });
  expect(body.success).toBe(true);
  for (const path of ['/feedbacks', '/alerts'])
    expect((await client.post(path, { ...saved, positive: true, question: { query: 'danno' } })).status).toBe(
      200,
    );
}

/** Files are sent in base64. */
const textOf = ({ body }: Answer): string =>
  JSON.stringify(body) + (isRecord(body) ? Buffer.from(String(body['content']), 'base64').toString() : '');

// The other operations reject an administrator. Both transports return the same.
const answering = accessTable.filter(({ admin }) => admin === 'ok');
test.each(answering.map((row) => [row.operation, row] as const))(
  "%s shows an administrator none of a lawyer's queries",
  async (operation, row: AccessRow) => {
    const cast = await newCast();
    await leaveTraces(cast);
    const input = await row.input?.(cast);
    const text = textOf(await callRest(cast.admin.client, operation, input));
    for (const secret of secrets) expect(text).not.toContain(secret);
  },
);

const scopeOf = ({ operation }: AccessRow) => (operationsByName[operation] as Operation).scope;
/**
 * Searches of the account itself, which a program of the account with read or write scope may see.
 */
test.each(accessTable.filter(scopeOf).map((row) => [row.operation, row] as const))(
  "%s shows a program none of its owner's queries",
  async (operation, row: AccessRow) => {
    const cast = await newCast();
    await leaveTraces(cast);
    const isWriting = scopeOf(row) === 'write';
    const { body } = await cast.owner.client.post('/connections/keys', {
      name: 'Studio',
      may_write: isWriting,
    });
    const key = app.client(body.key);
    const input = await row.input?.(cast);
    for (const sendRequest of [callRest, callTrpc, askMcp]) {
      const response = await sendRequest(key, operation, input);
      for (const secret of secrets) expect(response ? textOf(response) : '').not.toContain(secret);
    }
  },
);

test('suggestions, alerts and folders of the page are not available to programs', async () => {
  const cast = await newCast();
  await leaveTraces(cast);
  const { client } = cast.owner;
  const [alert] = (await client.get('/alerts')).body.alerts;
  const [found] = (await client.post('/search', { query: 'danno' })).body.data.search;
  await app.deps.db('alert_news').insert({
    alert_id: alert!.id,
    id_result: 'ruling-2',
    result: JSON.stringify({ ...found, ...highlighted }),
    found_at: app.deps.clock.now(),
  });
  const [folder] = (await client.get('/projects')).body;
  const key = app.client((await client.post('/connections/keys', { name: 'Studio' })).body.key);
  const read = async (as: TestClient) =>
    JSON.stringify([
      (await as.get('/search/suggestions?q=dan')).body,
      (await as.get('/alerts')).body,
      (await as.get(`/alerts/${alert!.id}/news`)).body,
      (await as.get(`/projects/${folder!.project_id}/elements`)).body,
    ]);
  const response = await read(client);
  for (const secret of secrets) expect(response).toContain(secret);
  const listed = await read(key);
  for (const secret of secrets) expect(listed).not.toContain(secret);
  expect(listed).toContain('"label":""');
  // It stores the reason for the match, which the product never does.
  await app.deps.db('alert_news').where({ alert_id: alert!.id }).delete();
});

test('all secrets are returned to the owner, from every table that contains them', async () => {
  const cast = await newCast();
  await leaveTraces(cast);
  for (const row of accessTable.filter(({ user }) => user === 'ok')) {
    // A new cast per row, because each row creates its own data.
    const ownCast = await newCast();
    await callTrpc(ownCast.owner.client, row.operation, await row.input?.(ownCast));
  }
  const { body } = await cast.owner.client.get(`/lawyers/${cast.owner.id}/export`);
  for (const secret of secrets) expect(JSON.stringify(body)).toContain(secret);

  const [tables] = (await app.deps.db.raw(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  )) as [{ name: string }[]];
  const telling = [];
  for (const { name } of tables)
    if (JSON.stringify(await app.deps.db(name)).includes(word)) telling.push(name);
  // Add a new table to `leaveTraces`. Matches of an alert are results like the others.
  expect(telling.sort()).toEqual(['alerts', 'feedbacks', 'project_elements', 'questions']);
});
