import { randomUUID } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../clock.ts';
import { signUp, signupBody, verifiedUser } from '../../testing/factories/sign-up.ts';
import { createUser } from '../../testing/factories/user.ts';
import { mailsTo } from '../../testing/links.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { remindTrials } from '../signup/index.ts';
import { followClock, moveClock } from '../demo/index.ts';
import { refuseDatabase, setMaintenance } from './index.ts';

const day = 86_400;
let app: TestApp;
let sandbox: Server;
const moved: unknown[] = [];
beforeAll(async () => {
  sandbox = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => moved.push([request.url, JSON.parse(body)]));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const { port } = sandbox.address() as AddressInfo;
  app = await testApp({ env: { DEMO: '1', PAYMENTS_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.close();
  sandbox.closeAllConnections();
  sandbox.close();
});

const send = async (url: string, method: string, body?: unknown) => {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const advance = (advanceSeconds: unknown) => send(`${app.url}/dev/clock`, 'POST', { advanceSeconds });

test('moves trials, sessions, links, limits and the sandbox with the demo clock', async () => {
  const { email, client } = await verifiedUser(app, { trial_days_count: 10, trial_queries_count: 5 });
  const link = await signUp(app);
  const refusedNow = async () => {
    for (let i = 0; i < 10; i++) await app.anonymous.get(`/users/exists?email=${email}`);
    return (await app.anonymous.get(`/users/exists?email=${email}`)).status;
  };
  expect(await refusedNow()).toBe(429);
  moved.length = 0;
  const { status, body } = await advance(10 * day);
  expect(status).toBe(200);
  expect(body).toMatchObject({ payments: true });
  expect(Date.parse(body['now'] as string)).toBeGreaterThan(Date.now() + 10 * day * 1000 - 60_000);
  expect(moved).toEqual([['/sandbox/clock', { advanceSeconds: 10 * day }]]);
  expect((await client.get('/users/login/check')).body.answer).toBe('free_trial_expired');
  expect((await app.anonymous.put(`/lawyers/${link.id}/verify`, { token: link.token })).status).toBe(400);
  expect((await app.anonymous.get(`/users/exists?email=${email}`)).status).toBe(200);
  await advance(20 * day);
  await advance(11 * day);
  expect((await client.get('/users/me')).body.message).toBe('session_expired');
});

test('mails the reminder immediately when the clock moves to the last days of a trial', async () => {
  const { email } = await verifiedUser(app, { trial_days_count: 14, trial_queries_count: 5 });
  await advance(12 * day);
  expect((await mailsTo(app, email)).map((m) => m.template)).toContain('trial_ending');
});

test('shares the clock between processes and restarts, and reading it moves nothing', async () => {
  await advance(3600);
  const offset = app.deps.clock.offsetMs();
  const other = { ...app.deps, clock: createClock() };
  await followClock(other);
  expect(other.clock.offsetMs()).toBe(offset);

  // A process that has not synchronised its clock yet reads the time.
  const late = { ...app.deps, clock: createClock() };
  expect(await moveClock(late, 0)).toMatchObject({ offsetSeconds: Math.round(offset / 1000) });
  await Promise.all([moveClock(late, 100), moveClock(other, 10), moveClock(late, 1)]);
  await followClock(app.deps);
  expect(app.deps.clock.offsetMs()).toBe(offset + 111_000);
});

test.each([-1, 1.5, '10', null, 1e12])('does not move the clock by %j', async (seconds) => {
  const before = app.deps.clock.now().getTime();
  expect((await advance(seconds)).status).toBe(400);
  expect(app.deps.clock.now().getTime() - before).toBeLessThan(60_000);
});

test('rejects a foreign page that moves the demo clock under a rebound name', async () => {
  const { hostname, port } = new URL(app.url);
  const statusFrom = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, 'content-type': 'application/json' };
      request({ hostname, port, path: '/dev/clock', method: 'POST', setHost: false, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end('{"advanceSeconds":0}');
    });
  for (const host of [`evil.example:${port}`, `localhost.evil.example:${port}`])
    expect(await statusFrom(host)).toBe(404);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) expect(await statusFrom(host)).toBe(200);
});

test('closes the demo endpoints without DEMO, and rejects DEMO in production', async () => {
  const plain = await testApp();
  try {
    expect((await send(`${plain.url}/dev/clock`, 'POST', { advanceSeconds: 1 })).status).toBe(404);
  } finally {
    await plain.close();
  }
});

test('rejects a demo’s database in production and lists the demo data in the database', async () => {
  const fresh = await testApp();
  try {
    const refusals: string[] = [];
    const production = { ...fresh.deps, config: { ...fresh.deps.config, NODE_ENV: 'production' as const } };
    const start = () => refuseDatabase(production, (why) => refusals.push(why));
    await createUser(fresh);
    await start();
    expect(refusals).toEqual([]);

    await createUser(fresh, { email: 'admin@example.com', role: 'admin' });
    await refuseDatabase(fresh.deps, (why) => refusals.push(why));
    expect(refusals).toEqual([]);
    await start();
    expect(refusals).toEqual([expect.stringContaining('admin@example.com')]);

    await fresh.deps.db('users').where({ email: 'admin@example.com' }).delete();
    await moveClock(fresh.deps, 60);
    await start();
    expect(refusals[1]).toContain('clock');
  } finally {
    await fresh.close();
  }
});

test('returns 503 over both transports during maintenance, except for health checks, until the switch is off', async () => {
  const closed = await testApp({ env: { MAINTENANCE: '1' } });
  try {
    const refused = { status: 503, body: { message: 'under_maintenance' } };
    expect(await closed.anonymous.get('/config')).toMatchObject(refused);
    expect(await closed.anonymous.post('/lawyers', signupBody())).toMatchObject(refused);
    expect(await closed.anonymous.query('system.config')).toMatchObject(refused);
    for (const spelled of [
      '/API/config',
      '/Api/config',
      '//api/config',
      '/api/CONFIG',
      '/TRPC/system.config',
    ])
      expect((await fetch(closed.url + spelled)).status, spelled).toBe(503);
    for (const spelled of ['/%61pi/config', '/api%2Fconfig', '/x/../api/config'])
      expect([404, 503], spelled).toContain((await fetch(closed.url + spelled)).status);
    const batch = await fetch(`${closed.url}/trpc/system.config,system.config?batch=1`);
    expect(await batch.json()).toMatchObject({ error: { data: { message: 'under_maintenance' } } });
    expect((await fetch(`${closed.url}/health/live`)).status).toBe(200);
  } finally {
    await closed.close();
  }

  const statusBecomes = async (expected: number) => {
    while ((await app.anonymous.get('/config')).status !== expected)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await setMaintenance(app.deps, true);
  await statusBecomes(503);
  await setMaintenance(app.deps, false);
  await statusBecomes(200);
});

test('announces the end of a trial once, with a link that logs in, even with two processes', async () => {
  await app.deps.db('users').update({ trial_expires_at: null });
  const { id, email } = await verifiedUser(app, { trial_days_count: 14, trial_queries_count: 5 });
  const reminders = async () => (await mailsTo(app, email)).filter((m) => m.template === 'trial_ending');
  expect(await remindTrials(app.deps)).toBe(0);
  app.deps.clock.advance(11 * day + 60);
  const sent = await Promise.all([remindTrials(app.deps), remindTrials(app.deps)]);
  expect(sent[0] + sent[1]).toBe(1);
  app.deps.clock.advance(day);
  expect(await remindTrials(app.deps)).toBe(0);
  const [mail, ...rest] = await reminders();
  expect(rest).toEqual([]);
  expect(mail!.link).toContain(`/users/subscription/${id}/`);
  const login = await app.anonymous.post(`/users/login/token/${id}`, { token: mail!.token, hash: 'PC-1' });
  expect(login.body).toMatchObject({ isLogged: true });
});

test('sends no reminder on the first day of a short trial, after its end, or with a plan or licence', async () => {
  await app.deps.db('users').update({ trial_expires_at: null });
  const short = await verifiedUser(app, { trial_days_count: 2, trial_queries_count: 5 });
  expect(await remindTrials(app.deps)).toBe(0);
  app.deps.clock.advance(1.2 * day);
  const now = app.deps.clock.now();
  const change = (fields: object) => app.deps.db('users').where({ id: short.id }).update(fields);
  for (const [fields, back] of [
    [{ plan: 'Monthly' }, { plan: null }],
    [{ license_expire_at: new Date(now.getTime() + 30 * day * 1000) }, { license_expire_at: null }],
    [{ disabled: true }, { disabled: false }],
  ] as const) {
    await change(fields);
    expect(await remindTrials(app.deps)).toBe(0);
    await change(back);
  }
  expect(await remindTrials(app.deps)).toBe(1);
  await change({ trial_reminded_for: null });
  app.deps.clock.advance(day);
  expect(await remindTrials(app.deps)).toBe(0);
});

test('sends a reminder regardless of the number of accounts without one', async () => {
  await app.deps.db('users').update({ trial_expires_at: null });
  const at = (days: number) => new Date(app.deps.clock.now().getTime() + days * day * 1000);
  const many = (over: object) =>
    app.deps.db('users').insert(
      Array.from({ length: 100 }, () => ({
        name: 'Lucia',
        surname: 'Ferrari',
        email: `${randomUUID()}@example.com`,
        is_verified: true,
        created_at: at(0),
        updated_at: at(0),
        ...over,
      })),
    );
  await many({ trial_expires_at: at(1), trial_days_count: 14, license_expire_at: at(30) });
  await many({ trial_expires_at: at(1.5), trial_days_count: 2 });
  const { email } = await createUser(app, {
    trial_expires_at: at(2),
    trial_days_count: 14,
    license_expire_at: null,
  });
  expect(await remindTrials(app.deps)).toBe(1);
  expect(await mailsTo(app, email)).toMatchObject([{ template: 'trial_ending' }]);
});
