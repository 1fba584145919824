import { crashReportMaxBytes, crashReportsInAll, crashReportsPerClient } from '@massima/contract/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { crashSample } from '../../testing/factories/crash.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let written = '';
let before: Record<string, number> = {};
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void (written += line) });
  // Clients behind a proxy are distinguished by its header.
  app = await testApp({ deps: { log, securityLog: log }, env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db('rate_limits').delete();
  written = '';
  before = await outcomes();
});

const report = (crash: object, client = '203.0.113.7') =>
  app.anonymous.rest('POST', '/client-errors', crash, { 'X-Forwarded-For': client });
const lines = () =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));
const outcomes = async (): Promise<Record<string, number>> => {
  const output = await (await fetch(`${app.url}/metrics`)).text();
  const rows = output.matchAll(
    /^massima_operations_total\{operation="system.reportCrash",outcome="(\w+)"\} (\d+)$/gm,
  );
  return Object.fromEntries([...rows].map(([, outcome, count]) => [outcome, Number(count)]));
};
/** Returns the increase since the start of the test. */
const counted = async (outcome: string) => ((await outcomes())[outcome] ?? 0) - (before[outcome] ?? 0);

test('logs a crash as one line with only the allowed fields', async () => {
  const crashReport = { ...crashSample, message: 'licenziamento di Mario Rossi', query: 'Rossi', user: 7 };
  expect(await report(crashReport)).toMatchObject({ status: 200, body: { success: true } });
  expect(lines()).toHaveLength(1);
  const [{ time: _, pid: __, hostname: ___, ...line } = {}] = lines();
  expect(line).toEqual({ level: 30, msg: 'a browser reported a crash', crash: crashSample });
  expect(written).not.toMatch(/Rossi|203\.0\.113/);
});

test('keeps five frames, only of the application’s files', async () => {
  const foreign = [
    'chrome-extension://abc/assets/x.js:1:1',
    'https://elsewhere.example/assets/x.js:1:1',
    'assets/../secret.js:1:1',
    'assets/x.js:1:1 Mario Rossi',
    'assets/x.css:1:1',
  ];
  const ours = [1, 2, 3, 4, 5, 6].map((line) => `assets/base-D_1.js:${line}:9`);
  await report({ ...crashSample, frames: [...foreign, ...ours] });
  expect(lines()[0]).toHaveProperty('crash.frames', ours.slice(0, 5));
  await report({ ...crashSample, frames: foreign });
  expect(lines()[1]).toHaveProperty('crash.frames', []);
});

test.each([
  ['a name of its own', { name: 'Mario Rossi' }],
  ['an address', { screen: '/ruling/37' }],
  ['what is no build', { build: 'licenziamento di Rossi' }],
  ['what is no id', { requestId: 'Mario Rossi' }],
])('rejects %s and does not log it', async (_what, field) => {
  expect(await report({ ...crashSample, ...field })).toMatchObject({ status: 400 });
  expect(lines()).toEqual([]);
  expect(await counted('validation_failed')).toBe(1);
});

test('rejects and counts a report that is too long, over both transports', async () => {
  const long = { ...crashSample, more: 'x'.repeat(crashReportMaxBytes) };
  expect(await report(long)).toMatchObject({ status: 413, body: { message: 'payload_too_large' } });
  expect(await app.anonymous.mutate('system.reportCrash', long)).toMatchObject({ status: 413 });
  expect(lines()).toEqual([]);
  expect(await counted('payload_too_large')).toBe(2);
});

test('counts a client’s eleventh report in a minute without logging it, and accepts other clients’ reports', async () => {
  for (let nth = 0; nth < crashReportsPerClient; nth++) expect((await report(crashSample)).status).toBe(200);
  expect(await report(crashSample)).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  expect((await report(crashSample, '203.0.113.8')).status).toBe(200);
  expect(lines()).toHaveLength(crashReportsPerClient + 1);
  expect(await counted('ok')).toBe(crashReportsPerClient + 1);
  expect(await counted('too_many_attempts')).toBe(1);
  expect(await app.deps.db('security_log').where({ operation: 'system.reportCrash' })).toEqual([]);
});

test('counts the sixty-first report of all clients without logging it', async () => {
  for (let nth = 0; nth < crashReportsInAll; nth++) {
    const { status } = await report(crashSample, `198.51.100.${Math.floor(nth / crashReportsPerClient)}`);
    expect(status).toBe(200);
  }
  const late = await report(crashSample, '198.51.100.99');
  expect(late).toMatchObject({ status: 429, body: { message: 'too_many_attempts' } });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lines()).toHaveLength(crashReportsInAll);
  expect(await counted('too_many_attempts')).toBe(1);
});
