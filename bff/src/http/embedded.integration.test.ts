import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

const partner = 'https://ordine.example';
const dist = mkdtempSync(join(tmpdir(), 'widget-'));
const page = (name: string) => ({
  html: `<title>${name}</title><script type="application/json" id="boot">{}</script>`,
  scriptHashes: name === 'form' ? ['sha256-script'] : [],
  styleHashes: ['sha256-style'],
});
const built = { frame: page('form'), refused: page('refused') };

let app: TestApp;
beforeAll(async () => {
  writeFileSync(
    join(dist, 'frame.json'),
    JSON.stringify({ it: built, en: { ...built, frame: page('form') } }),
  );
  writeFileSync(join(dist, 'loader.js'), 'loader()');
  app = await testApp({
    env: { WIDGET_DIST: dist, TERMS_URL: '/terms?<x>', PUBLIC_URL: 'https://massima.example' },
  });
  await app.deps
    .db('offers')
    .where({ price_type: 'regular' })
    .update({ embed_origins: JSON.stringify([partner, 'x; script-src *']) });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const open = (query = '', headers: Record<string, string> = {}) =>
  fetch(`${app.url}/registration_embedded${query}`, { headers });

test('lets only the offer’s origins frame the form', async () => {
  const response = await open(`?parent=${partner}`, { 'Sec-Fetch-Dest': 'iframe' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>form</title>');
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'sha256-script'.*img-src data:.*frame-ancestors 'self' https:\/\/ordine\.example$/,
  );
  expect(response.headers.get('x-frame-options')).toBeNull();
});

test('sends the error page instead of the form to a page that is not listed, for any request', async () => {
  for (const [query, headers] of [
    ['?parent=https://evil.example', {}],
    ['?parent=https://evil.example', { 'Sec-Fetch-Dest': 'iframe' }],
    ['', { 'Sec-Fetch-Dest': 'iframe' }],
    ['', { 'Sec-Fetch-Dest': 'iframe', Referer: 'https://evil.example/page' }],
    [`?parent=${partner}&price_type=unknown`, {}],
    [`?parent=${partner}&price_type=rome_special_offer`, {}],
  ] as const) {
    const response = await open(query, headers);
    expect(response.status, query).toBe(403);
    expect(await response.text()).toContain('<title>refused</title>');
    expect(response.headers.get('content-security-policy')).not.toContain('script-src');
  }
});

test('identifies a page without an announced address by its referrer', async () => {
  const headers = { 'Sec-Fetch-Dest': 'iframe', Referer: `${partner}/` };
  expect((await open('?locale=it', headers)).status).toBe(200);
});

test('accepts names written as attributes, and uses the last of equal names', async () => {
  for (const [query, status] of [
    [`?parent=${partner}&priceType=rome_special_offer`, 403],
    [`?parent=${partner}&price_type=unknown&priceType=regular`, 200],
    [`?parent=https://evil.example&parent=${partner}`, 200],
    [`?parent=${partner}&parent=https://evil.example`, 403],
  ] as const) {
    expect((await open(query)).status, query).toBe(status);
  }
});

test('serves an ordinary page outside a frame, with settings as data that cannot end the element', async () => {
  const text = await (await open()).text();
  expect(text).toContain('"login_url":"https://massima.example/login"');
  expect(text).toContain('/terms?\\u003cx>');
});

test('serves the loader to every origin, cached and revalidated by ETag', async () => {
  const first = await fetch(`${app.url}/widget/loader.js`);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const again = await fetch(`${app.url}/widget/loader.js`, {
    headers: { 'If-None-Match': first.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});

test('forbids framing of everything else', async () => {
  for (const path of ['/', '/login', '/api/config', '/registration_embedded_not']) {
    expect((await fetch(app.url + path)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
  }
});
