import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'pages-'));
const pageOf = (build: string) =>
  `<script type="application/json" id="screens">{}</script><style>\n.${build}{}\n</style><script>${build}()</script>` +
  `<script type="module" src="/assets/${build}.js"></script>`;
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/one.js'), 'one()');
  writeFileSync(join(dist, 'index.html'), pageOf('one'));
  app = await testApp({ env: { WEB_DIST: dist, PAYMENTS_URL: 'http://cards.example' } });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const policyOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(['/', '/login', '/ruling/12', '/index.html', '/?q=danno'])(
  '%s is the page, and its policy allows what it holds',
  async (path) => {
    const answer = await open(path);
    expect(await answer.text()).toBe(pageOf('one'));
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policyOf(answer)).toMatchObject({
      'script-src': ["'self'", hashOf('one()'), 'http://cards.example'],
      'style-src': ["'self'", hashOf('\n.one{}\n')],
    });
  },
);

test('no answer allows what is written into a page', async () => {
  for (const path of ['/', '/assets/one.js', '/assets/gone.js', '/api/config', '/api/docs'])
    expect((await open(path)).headers.get('content-security-policy'), path).not.toContain('unsafe');
});

test('it is asked for anew each time, and told when it is the same, with its policy', async () => {
  const first = await open('/');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await open('/login', { 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(policyOf(again)).toEqual(policyOf(first));
});

test('whoever takes no brotli gets the same', async () => {
  const answer = await open('/', { 'Accept-Encoding': 'identity' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(pageOf('one'));
});

test('files are kept for a year, and one that is gone is not the page', async () => {
  const file = await open('/assets/one.js');
  expect(await file.text()).toBe('one()');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await open('/assets/gone.js')).status).toBe(404);
});

test('a new build brings its page and its policy together', async () => {
  writeFileSync(join(dist, 'index.html'), pageOf('another'));
  const answer = await open('/');
  expect(await answer.text()).toBe(pageOf('another'));
  expect(policyOf(answer)['style-src']).toEqual(["'self'", hashOf('\n.another{}\n')]);
});

test('pages whose address holds the secret of a link tell nobody where one came from', async () => {
  for (const path of [
    '/users/verify/1/abc',
    '/users/restore/1/abc',
    '/users/subscription/1/abc',
    '/users/address/confirm/1/abc',
    '/users/address/decide/1/abc',
    '/alerts/stop/1-abc',
    '/partners/signups/1-abc',
    '/USERS/verify/1/abc',
  ])
    expect((await open(path)).headers.get('referrer-policy'), path).toBe('no-referrer');
  expect((await open('/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});
