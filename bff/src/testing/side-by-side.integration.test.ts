import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient, type Answer } from './client.ts';
import { password, verifiedUser } from './factories/sign-up.ts';
import { createUser } from './factories/user.ts';
import { migrateToTheNext } from './next-version.ts';
import { bundleFor, spawnServer, type ServerProcess } from './server-process.ts';
import { testApp, type TestApp } from './test-app.ts';

// Two processes on one database, as during a rolling upgrade (docs/operations.md, "Upgrade").
let app: TestApp;
let main: string;
const running = new Set<ServerProcess>();
beforeAll(async () => {
  [app, main] = await Promise.all([testApp(), bundleFor('side-by-side')]);
});
afterAll(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await app.close();
});

async function start() {
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  const server = spawnServer(main, { DATABASE_URL, SOLR_URL });
  running.add(server);
  return { server, url: await server.url() };
}
type Started = Awaited<ReturnType<typeof start>>;

test("shares sessions, open questions and folders between two processes, also on the next version's schema", async () => {
  const [first, other] = [await start(), await start()];
  const { id, email } = await verifiedUser(app);
  await app.deps
    .db('users')
    .where({ id })
    .update({ plan_queries: 5, license_expire_at: new Date('2099-01-01') });
  const logIn = ({ url }: Started, hash: string) =>
    testClient(url).post('/users/login/local', { email, password, hash });
  const { token } = (await logIn(first, 'PC-1')).body;
  const at = ({ url }: Started) => testClient(url, token);
  const search = (where: Started) => at(where).post('/search', { query: 'danno da cose in custodia' });

  const charged = (yes: boolean) => ({ status: 200, body: { data: { charged: yes } } });
  expect(await search(first)).toMatchObject(charged(true));
  expect(await search(other)).toMatchObject(charged(false));
  await migrateToTheNext(app.owner);
  expect(await search(first)).toMatchObject(charged(false));
  const folder = { name: 'Rossi', description: 'Causa Rossi' };
  expect((await at(first).post('/projects', folder)).body.success).toBe(true);
  expect((await at(other).post('/projects', folder)).body.message).toBe('folder_name_exists');

  // One device at a time, on whichever server it logs in.
  expect((await logIn(other, 'PC-2')).status).toBe(200);
  expect((await at(first).get('/users/me')).body.message).toBe('another_session_open');
});

test('signs no user out and fails no call while both processes are replaced', async () => {
  let [first, other] = [await start(), await start()];
  const user = await createUser(app, { plan_queries: -1 });
  let n = 0;
  const work: ((at: Started) => Promise<Answer>)[] = [
    ({ url }) => testClient(url, user.token).get('/users/me'),
    ({ url }) => testClient(url, user.token).post('/search', { query: 'danno' }),
    ({ url }) =>
      testClient(url, user.token).post('/projects', { name: `Causa ${(n += 1)}`, description: 'Prova' }),
  ];
  const statuses = new Set<number>();
  const callAll = async (at: Started) => {
    for (const response of await Promise.all(work.map((call) => call(at)))) statuses.add(response.status);
  };
  /**
   * A balancer sends no new requests to a stopping process, which finishes those it has started.
   */
  const replace = async (old: Started, stays: Started): Promise<Started> => {
    const calls = callAll(old);
    old.server.child.kill('SIGTERM');
    await Promise.all([calls.catch(() => undefined), callAll(stays)]);
    expect(await old.server.exited).toEqual([0, null]);
    await callAll(stays);
    const fresh = await start();
    await expect
      .poll(async () => (await fetch(`${fresh.url}/health/ready`)).ok, { timeout: 30_000 })
      .toBe(true);
    await callAll(fresh);
    return fresh;
  };
  await Promise.all([callAll(first), callAll(other)]);
  first = await replace(first, other);
  other = await replace(other, first);
  await Promise.all([callAll(first), callAll(other)]);
  // On a busy machine a process that has just started may exceed its deadline, which it reports.
  expect([...statuses].filter((status) => status !== 200 && status !== 504)).toEqual([]);
  const names = await app.deps.db('projects').where({ user_id: user.id }).pluck('name');
  expect(new Set(names).size).toBe(names.length);
});
