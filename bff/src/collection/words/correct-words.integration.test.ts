import { searchInput } from '@massima/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { search } from '../retrieve/search.ts';
import { commonWords, sentences } from './testing/common-words.ts';
import { misspellings } from './testing/misspellings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Spelling of a query, requested without accounts and limits. */
async function spelling(query: string) {
  const input = searchInput.parse({ query, size: 1, by_meaning: false });
  const { data } = await search(app.deps, input, AbortSignal.timeout(10_000));
  return data;
}

/** Four at a time, so that the engine's queue never refuses one. */
async function each<T, R>(items: readonly T[], work: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 4)
    results.push(...(await Promise.all(items.slice(at, at + 4).map((item, i) => work(item, at + i)))));
  return results;
}

const takenOver = (question: string, offered: string | null) =>
  offered === null || question.split(' ').every((word) => offered.split(' ').includes(word));

describe('common Italian words', () => {
  it('are never replaced by themselves, even if a similar word is indexed', async () => {
    const replaced = await each(commonWords, async (word) => {
      const { corrected, did_you_mean } = await spelling(word);
      return corrected ? [`${word} → ${did_you_mean}`] : [];
    });
    expect(replaced.flat()).toEqual([]);
  });

  it('are not replaced in a sentence, and results offer no replacement', async () => {
    const replaced = await each(commonWords, async (word, at) => {
      const question = sentences[at % sentences.length]!(word);
      const { corrected, did_you_mean, total, silent_on } = await spelling(question);
      expect(total > 0 || silent_on.length > 0, question).toBe(true);
      return corrected || !takenOver(question, did_you_mean) ? [`${question} → ${did_you_mean}`] : [];
    });
    expect(replaced.flat()).toEqual([]);
  });

  it.each([
    ['tetto', 'tutto'],
    ['multa', 'muta'],
    ['barca', 'banca'],
    ['cane', 'cade'],
    ['balcone', 'bastone'],
  ])('%s is not corrected to %s', async (word) => {
    expect((await spelling(word)).corrected).toBe(false);
  });
});

it('corrects misspellings, or suggests the intended word first', async () => {
  const missed = await each(misspellings, async ([misspelt, intended]) => {
    const { did_you_mean, corrected, corrections } = await spelling(misspelt);
    return did_you_mean === intended
      ? []
      : [{ typed: misspelt, meant: intended, did_you_mean, corrected, corrections }];
  });
  expect(missed.flat().length, JSON.stringify(missed.flat(), null, 1)).toBeLessThanOrEqual(10);
});

it('suggests words similar to a missing word with their counts, but corrects nothing', async () => {
  const { total, corrected, corrections, did_you_mean } = await spelling('barca');
  expect({ total, corrected }).toEqual({ total: 0, corrected: false });
  expect(corrections.length).toBeGreaterThan(0);
  expect(corrections.length).toBeLessThanOrEqual(3);
  expect(did_you_mean).toBe(corrections[0]!.words);
  for (const { words, count } of corrections) {
    expect(count, words).toBeGreaterThan(0);
    expect((await spelling(words)).with_every_word, words).toBe(count);
  }
});

it('corrects a misspelt word and keeps a correct word that the collection lacks', async () => {
  expect(await spelling('chitarra licenziamneto')).toMatchObject({
    corrected: true,
    did_you_mean: 'chitarra licenziamento',
  });
});

it('corrects a misspelt word even if its stem has results', async () => {
  expect(await spelling('contrato')).toMatchObject({ corrected: true, did_you_mean: 'contratto' });
});
