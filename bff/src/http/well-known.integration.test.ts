import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let silent: TestApp;
beforeAll(async () => {
  const env = { SECURITY_CONTACT: 'sicurezza@massima.example', PUBLIC_URL: 'https://massima.example' };
  [app, silent] = await Promise.all([testApp({ env }), testApp()]);
});
afterAll(() => Promise.all([app.close(), silent.close()]));

const get = (path: string, { url } = app) => fetch(`${url}/.well-known/${path}`, { redirect: 'manual' });

test('states the contact for vulnerabilities and its validity', async () => {
  const response = await get('security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines).toContain('Contact: mailto:sicurezza@massima.example');
  expect(lines).toContain('Canonical: https://massima.example/.well-known/security.txt');
  const expires = /^Expires: (.+)$/m.exec(lines.join('\n'))?.[1] ?? '';
  const days = (Date.parse(expires) - app.deps.clock.now().getTime()) / 86_400_000;
  // RFC 9116: a future date, within a year.
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('is not found without a contact', async () => {
  expect((await get('security.txt', silent)).status).toBe(404);
});

test('redirects a password manager to the password page, and only at the exact path', async () => {
  const response = await get('change-password');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/updatepassword']);
  expect((await get('resource-that-should-not-exist-whose-status-code-should-not-be-200')).status).toBe(404);
});
