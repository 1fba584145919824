import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: 'https://massima.example' } });
});
afterAll(() => app.close());

test('gives the browser a search URL that fills the search field without a search', async () => {
  const { status, headers, body } = await app.anonymous.send('GET', '/opensearch.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain('template="https://massima.example/?bozza={searchTerms}"');
  expect(body).toContain('https://massima.example/favicon.svg');
});
