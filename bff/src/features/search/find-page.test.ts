import { expect, test } from 'vitest';
import type { EngineAnswer } from '../../adapters/engine-answer.ts';
import { findPage } from './find-page.ts';

const question = { query: 'colpa grave del medico', kind: 'principle', offset: 0, size: 10 } as const;
const found = (facet_queries: Record<string, number>): EngineAnswer => ({
  response: { numFound: 7, docs: [] },
  facet_counts: { facet_queries },
});
const ask = async (facet_queries: Record<string, number>) =>
  (await findPage(async () => found(facet_queries), question, 2026)).everyWord;

test('a count that several shards leave out is none, and not all', async () => {
  expect(await ask({ every_word: 3 })).toBe(3);
  expect(await ask({})).toBe(0);
});
