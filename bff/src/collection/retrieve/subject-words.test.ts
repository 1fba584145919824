import { expect, test } from 'vitest';
import { silentWords } from './subject-words.ts';

const all = 2000;
const word = (name: string, count: number, otherwise = 0, isVerb = false) => ({
  ...{ word: name, isVerb, count, otherwise },
});

test('a question is silent on its rarest words, where no result has one', () => {
  expect(silentWords([word('cane', 0), word('condominio', 25), word('vieta', 9)], all)).toEqual(['cane']);
  expect(silentWords([word('bitcoin', 0)], all)).toEqual(['bitcoin']);
});

test('it is not where a word as rare is there, or the courts’ words for one', () => {
  expect(silentWords([word('giacca', 0), word('bottiglia', 1), word('fermato', 16)], all)).toEqual([]);
  expect(silentWords([word('pedinamenti', 0), word('stalking', 0, 12)], all)).toEqual([]);
});

test('words that all texts have, as those that are not indexed, count for nothing', () => {
  expect(silentWords([word('della', all), word('telecamera', 0)], all)).toEqual(['telecamera']);
  expect(silentWords([word('della', all)], all)).toEqual([]);
  expect(silentWords([], all)).toEqual([]);
});

test('a verb is never what it is silent on', () => {
  expect(silentWords([word('telecamera', 0), word('riprende', 0, 0, true)], all)).toEqual(['telecamera']);
  expect(silentWords([word('scrive', 0, 0, true)], all)).toEqual([]);
});
