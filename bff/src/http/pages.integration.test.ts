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
const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(['/', '/login', '/ruling/12', '/index.html', '/?q=danno'])(
  'serves the page at %s, with a policy that allows its inline elements',
  async (path) => {
    const response = await open(path);
    expect(await response.text()).toBe(pageOf('one'));
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policyOf(response)).toMatchObject({
      'script-src': ["'self'", hashOf('one()'), 'http://cards.example'],
      'style-src': ["'self'", hashOf('\n.one{}\n')],
    });
  },
);

test('allows no injected inline element in any response', async () => {
  for (const path of ['/', '/assets/one.js', '/assets/gone.js', '/api/config', '/api/docs'])
    expect((await open(path)).headers.get('content-security-policy'), path).not.toContain('unsafe');
});

test('revalidates the page each time, and returns 304 with its policy if it is unchanged', async () => {
  const first = await open('/');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await open('/login', { 'If-None-Match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(policyOf(again)).toEqual(policyOf(first));
});

test('serves the same page without brotli', async () => {
  const response = await open('/', { 'Accept-Encoding': 'identity' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(pageOf('one'));
});

test('caches files for a year and returns 404 for a missing file', async () => {
  const file = await open('/assets/one.js');
  expect(await file.text()).toBe('one()');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await open('/assets/gone.js')).status).toBe(404);
});

test('serves a new build’s page and policy together', async () => {
  writeFileSync(join(dist, 'index.html'), pageOf('another'));
  const response = await open('/');
  expect(await response.text()).toBe(pageOf('another'));
  expect(policyOf(response)['style-src']).toEqual(["'self'", hashOf('\n.another{}\n')]);
});

test('sends no referrer from a page whose URL contains a secret', async () => {
  for (const path of [
    '/users/verify/1/abc',
    '/users/restore/1/abc',
    '/users/subscription/1/abc',
    '/users/address/confirm/1/abc',
    '/users/address/decide/1/abc',
    '/users/undo/1/abc',
    '/users/reset/1/abc',
    '/alerts/stop/1-abc',
    '/partners/signups/1-abc',
    '/USERS/verify/1/abc',
  ])
    expect((await open(path)).headers.get('referrer-policy'), path).toBe('no-referrer');
  expect((await open('/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});
