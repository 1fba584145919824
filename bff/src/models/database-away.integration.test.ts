import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNetwork, type Network } from '../testing/network.ts';
import { createUser, type TestUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let written = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});
let network: Network;
let app: TestApp;
beforeAll(async () => {
  network = await startNetwork(new URL(process.env['DATABASE_URL']!));
  app = await testApp({
    deps: { securityLog: pino(sink) },
    databaseAt: (url) => {
      url.host = `127.0.0.1:${network.port}`;
      return url;
    },
  });
});
afterAll(async () => {
  await app.close();
  await network.close();
});

const operations: ((user: TestUser, i: number) => Promise<{ status: number }>)[] = [
  ({ client }, i) => client.mutate('search.run', { query: `danno ${i}` }),
  ({ client }) => client.get('/users/me'),
  ({ client }) => client.get('/projects'),
  ({ client }, i) => client.post('/projects', { name: `Folder ${i}`, description: 'x' }),
  ({ client }) => client.delete('/feedbacks?idResult=r1'),
];
const everything = (users: readonly TestUser[]) =>
  Promise.all(users.flatMap((user, i) => operations.map((operation) => operation(user, i))));
/** Calls each kind of operation until all succeed. A loaded machine may need several attempts. */
async function recovers(user: TestUser): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    let fine = true;
    for (const operation of operations) fine = (await operation(user, 100 + attempt)).status < 300 && fine;
    if (fine) return true;
  }
  return false;
}
const ready = async () => (await fetch(`${app.url}/health/ready`)).status;

describe('a lost network connection to the database', () => {
  it('lets no call hang, and has no effect once it is restored', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => createUser(app)));
    await everything(users);

    // The test passes if these calls end although no data passes.
    network.swallow();
    for (const { status } of [...(await everything(users)), ...(await everything(users))]) {
      expect([503, 504]).toContain(status);
    }
    expect(await ready()).toBe(503);
    written = '';
    const login = { email: users[0]!.email, password: 'whatever', hash: 'PC-1' };
    expect([503, 504]).toContain((await app.anonymous.post('/users/login/local', login)).status);
    // The security log contains the outcome that the caller received.
    expect(written).toMatch(/"operation":"session.login","outcome":"service_(?:unavailable|timeout)"/);

    network.restore();
    expect(await recovers(users[0]!)).toBe(true);
    // The result of the check is cached for two seconds.
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  });

  it('makes the pool close idle connections after one was lost', async () => {
    const user = await createUser(app);
    await Promise.all(Array.from({ length: 10 }, () => user.client.get('/projects')));
    // Connections that were idle during the outage are dead without notice.
    network.swallow();
    network.restore();
    let refused = 0;
    while (refused < 10 && (await user.client.get('/projects')).status !== 200) refused++;
    // One per pool that the call uses, not one per connection.
    expect(refused).toBeLessThan(5);
  });
});

it('releases the rows of a transaction whose process was cut off', async () => {
  const user = await createUser(app);
  const trx = await app.deps.db.transaction();
  await trx('users').where({ id: user.id }).forUpdate().first('id');
  network.swallow();
  network.restore();
  await trx.rollback().catch(() => undefined);
  await expect
    .poll(async () => (await user.client.mutate('search.run', { query: 'danno' })).status, {
      timeout: 55_000,
    })
    .toBe(200);
});

it('keeps idle connections open although the server closes silent ones', async () => {
  const { pathname } = new URL(app.deps.config.DATABASE_URL);
  const connections = async () => {
    const [rows = []] = await app.deps.db.raw<{ Id: number; db: string | null }[][]>('SHOW PROCESSLIST');
    return rows.filter(({ db }) => `/${db ?? ''}` === pathname).map(({ Id }) => Id);
  };
  const user = await createUser(app);
  await everything([user, user]);
  const before = await connections();
  expect(before.length).toBeGreaterThan(2);
  await sleep(11_500);
  expect(await connections()).toEqual(expect.arrayContaining(before));
});

it('returns an error to callers that wait for a locked row, and serves all others', async () => {
  const [blocked, other] = [await createUser(app), await createUser(app)];
  await app.deps.db.transaction(async (trx) => {
    await trx('users').where({ id: blocked.id }).forUpdate().first('id');
    const search = (user: TestUser) => user.client.mutate('search.run', { query: 'danno' });
    const [refused, fine] = await Promise.all([search(blocked), search(other)]);
    expect([503, 504]).toContain(refused.status);
    expect(fine.status).toBe(200);
  });
  expect((await blocked.client.mutate('search.run', { query: 'danno' })).status).toBe(200);
  expect((await blocked.reload()).used_queries).toBe(1);
});
