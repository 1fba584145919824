import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';
import { paths } from '@massima/contract/paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

const token = 'A'.repeat(43);
const operations = Object.entries<Operation>(operationsByName).filter(
  ([, operation]) => operation.secretAddress,
);
const input = encodeURIComponent(JSON.stringify({ token }));
const calls = operations.flatMap(([name, { rest }]) => [
  `/api${rest.split(' ')[1]!.replace('{token}', token)}`,
  `/trpc/${name}?input=${input}`,
  `/trpc/session.me,${name}?batch=1&input=${encodeURIComponent(JSON.stringify({ 1: { token } }))}`,
]);
const pages = Object.values(paths)
  .filter((path) => path.includes(':token'))
  .map((path) => path.replace(/:id\??/, '1').replace(/:token\??/, token));

let app: TestApp;
beforeAll(async () => (app = await testApp()));
afterAll(() => app.close());

test('declares the URL of an operation as secret if its path or query has a token', () => {
  const withToken = Object.entries<Operation>(operationsByName).filter(
    ([, { kind, rest, input: schema }]) =>
      rest.includes('{token}') ||
      (kind === 'query' && schema && 'token' in (schema as { shape?: object }).shape!),
  );
  expect(operations).toEqual(withToken);
  expect(operations.length).toBeGreaterThan(0);
});

describe.each([...calls, ...pages, `/feeds/${token}`, `/feeds/${token}.atom`])('%s', (path) => {
  test('is neither indexed nor cached and sends no referrer, even in an error response', async () => {
    const { headers } = await fetch(new URL(path, app.url));
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  // RFC 9309: the longest rule applies, and a crawler that must not open a page does not read its
  // noindex.
  test('may be opened by crawlers', () => {
    const robots = readFileSync(join(import.meta.dirname, '../../../web/public/robots.txt'), 'utf8');
    const allowed = [...robots.matchAll(/^Allow: (\S+)$/gm)].map((match) => match[1]!);
    if (!path.startsWith('/trpc/session.me'))
      expect(allowed.some((start) => path.startsWith(start))).toBe(true);
  });
});

test('does not cache an error response outside operations', async () => {
  const { status, headers } = await fetch(new URL('/api/nothing', app.url));
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});
