import { expect, test } from 'vitest';
import * as difference from './compare-paragraphs.ts';

type Paragraph = difference.Paragraph;
const compareParagraphs = (oldText: Paragraph[], later: Paragraph[], pause = () => Promise.resolve()) =>
  difference.compareParagraphs(oldText, later, pause);
const article = (...paragraphs: [number: string, text: string][]): Paragraph[] =>
  paragraphs.map(([number, text]) => ({ number, text }));
const differencesOf = async (oldText: Paragraph[], later: Paragraph[]) => {
  const { changed, same_after: after } = await compareParagraphs(oldText, later);
  return [...changed.map(({ what, number, was, same_before: before }) => [what, number, was, before]), after];
};

test('compares a changed paragraph and returns added or deleted paragraphs as a whole', async () => {
  const { changed, same_after: after } = await compareParagraphs(
    article(['1', 'Il custode risponde.'], ['2', 'Non risponde mai.'], ['3', 'La legge entra in vigore.']),
    article(
      ['1', 'Il custode risponde sempre.'],
      ['2-bis', 'Il giudice decide.'],
      ['3', 'La legge entra in vigore.'],
    ),
  );
  expect(changed.map(({ what, number, parts }) => [what, number, parts.map((part) => part.what)])).toEqual([
    ['changed', '1', ['same', 'added', 'same']],
    ['added', '2-bis', ['added']],
    ['struck', '2', ['struck']],
  ]);
  expect(after).toBe(1);
});

test('finds no difference in the same text with other white space', async () => {
  const text = article(['1', 'Il custode\nrisponde.'], ['2', 'Mai.']);
  expect(await differencesOf(text, article(['1', 'Il custode risponde.'], ['2', 'Mai.']))).toEqual([2]);
  expect(await differencesOf([], [])).toEqual([0]);
});

test('reports an inserted paragraph without the paragraphs it renumbers', async () => {
  const oldText = article(['1', 'Primo.'], ['2', 'Secondo.'], ['3', 'Terzo.']);
  const later = article(['1', 'Primo.'], ['2', 'Nuovo.'], ['3', 'Secondo.'], ['4', 'Terzo.']);
  expect(await differencesOf(oldText, later)).toEqual([
    ['added', '2', null, 1],
    ['changed', '3', '2', 0],
    ['changed', '4', '3', 0],
    0,
  ]);
});

test('returns an inserted or deleted article as a whole', async () => {
  expect(await differencesOf([], article(['1', 'Primo.']))).toEqual([['added', '1', null, 0], 0]);
  expect(await differencesOf(article(['1', 'Primo.']), [])).toEqual([['struck', '1', null, 0], 0]);
});

test('compares two thousand paragraphs, of which one or all changed', async () => {
  const budget = (word: (i: number) => string) =>
    Array.from({ length: 2000 }, (_, i) => ({
      number: String(i + 1),
      text: `È autorizzata la spesa ${i} di ${word(i)} milioni di euro per il fondo ${i % 50}. `.repeat(8),
    }));
  const started = process.cpuUsage();
  const difference = await compareParagraphs(
    budget(() => 'tre'),
    budget((i) => (i === 1000 ? 'sei' : 'tre')),
  );
  expect([difference.changed.length, difference.changed[0]?.same_before, difference.same_after]).toEqual([
    1, 1000, 999,
  ]);
  let pauses = 0;
  const all = await compareParagraphs(
    budget(() => 'tre'),
    budget(() => 'sei'),
    async () => {
      pauses += 1;
    },
  );
  // Others are served in between.
  expect(pauses).toBe(100);
  expect(all.changed).toHaveLength(2000);
  expect(all.changed[0]?.parts.slice(0, 3).map(({ what }) => what)).toEqual(['same', 'struck', 'added']);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
});
