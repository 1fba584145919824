import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'storybook-'));
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { STORYBOOK_DIST: dist } });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const open = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('announces the missing build and reloads until it exists', async () => {
  const response = await open('/storybook');
  expect(response.status).toBe(404);
  expect(response.headers.get('refresh')).toBe('5');
  expect(await response.text()).toContain('not built yet');
});

test('runs only the page’s scripts and lets it frame its stories', async () => {
  writeFileSync(join(dist, 'index.html'), '<script src="./a.js"></script><script>\n  settings()\n</script>');
  writeFileSync(join(dist, 'iframe.html'), '<script type="module">stories()</script>');
  const page = await open('/storybook/?path=/story/components-dialog--modal');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${hashOf('\n  settings()\n')};`,
  );
  const frame = await open('/storybook/iframe.html?id=components-dialog--modal');
  const policy = frame.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${hashOf('stories()')};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('serves a new policy with a new build', async () => {
  writeFileSync(join(dist, 'index.html'), '<script>newer()</script>');
  const page = await open('/storybook/');
  expect(page.headers.get('content-security-policy')).toContain(hashOf('newer()'));
});

test('redirects the URL without a slash', async () => {
  const response = await open('/storybook?path=/docs/x');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/storybook/?path=/docs/x');
});

test('serves files, hashed files immutably, and returns 404 for missing files', async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/a-1.js'), 'a()');
  const asset = await open('/storybook/assets/a-1.js');
  expect(await asset.text()).toBe('a()');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await open('/storybook/assets/b.js')).status).toBe(404);
  expect((await open('/storybook/..%2f..%2fetc/passwd')).status).toBeGreaterThanOrEqual(400);
});

test('does not let any other page be framed', async () => {
  const response = await open('/storybooks');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});
