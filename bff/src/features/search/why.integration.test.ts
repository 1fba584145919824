import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchResult } from '@massima/contract/search';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await testApp();
  admin = await createUser(app, { role: 'admin' });
});
afterAll(() => app.close());

async function found(query: string): Promise<SearchResult[]> {
  const { body } = await admin.client.mutate('search.run', { query });
  expect(body.data.search.length).toBeGreaterThan(0);
  return body.data.search;
}

it('lists for each result the matched and missing terms of the question', async () => {
  const results = await found('mantenimento del figlio maggiorenne xylofono');
  for (const { why, document_diritto: text, document } of results) {
    const all = [...(why?.words ?? []), ...(why?.missing ?? [])];
    expect(all.toSorted()).toEqual(['figlio', 'maggiorenne', 'mantenimento', 'xylofono']);
    expect(why?.missing).toContain('xylofono');
    for (const word of why?.words ?? [])
      expect(`${document.title} ${text}`.toLowerCase()).toContain(word.slice(0, 5));
  }
});

it('points at the best sentence, with the offsets of the highlights', async () => {
  for (const { why, document_diritto: text, keywords_positions: positions } of await found(
    'figlio maggiorenne',
  )) {
    if (positions.length === 0) {
      expect(why).toMatchObject({ start: null, end: null });
      continue;
    }
    const { start, end } = why!;
    expect(positions.some(({ startPosition: from, endPosition: to }) => from >= start! && to <= end!)).toBe(
      true,
    );
    expect(end).toBeLessThanOrEqual(text.length);
  }
});

it('names the requested article and ruling', async () => {
  const [article] = await found('art. 2051 c.c.');
  expect(article?.why).toMatchObject({ provision: 'art. 2051 c.c.', words: [], missing: [], part: null });
  const { sent_numero: number, sent_anno: year } = article!;
  const [ruling] = await found(`${number}/${year}`);
  expect(ruling?.why?.citation).toMatch(`${number}/${year}`);
});

it('is available to assistants and through REST', async () => {
  const lawyer = await createUser(app);
  const rest = await lawyer.client.post('/search', { query: 'figlio maggiorenne' });
  expect(rest.body.data.search[0]?.why?.words).toEqual(['figlio', 'maggiorenne']);
});
