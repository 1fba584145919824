import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/sample-result.ts';
import { foldPages, foldResults } from './folded-results.tsx';

const idsOf = (folded: ReturnType<typeof foldResults>) =>
  folded.map(({ result, sameRuling, sameWords }) => [
    result.id_new,
    sameRuling.map(({ id_new }) => id_new),
    sameWords.map(({ id_new }) => id_new),
  ]);

test('folds the other principles of a ruling under the first, and keeps the order of the rest', () => {
  const results = [
    sampleResult({ id_new: 'a-m1', sent_numero: '1' }),
    sampleResult({ id_new: 'b-m1', sent_numero: '2' }),
    sampleResult({ id_new: 'a-m2', sent_numero: '1' }),
    // same number, but another court, so another ruling
    sampleResult({
      id_new: 'c-m1',
      sent_numero: '1',
      issuer_type_id: 1,
      document_emanante: 'Tribunale di Milano',
    }),
  ];
  expect(idsOf(foldResults(results))).toEqual([
    ['a-m1', ['a-m2'], []],
    ['b-m1', [], []],
    ['c-m1', [], []],
  ]);
  expect(foldResults([])).toEqual([]);
});

test('folds duplicates under the first result, regardless of date', () => {
  const results = [
    sampleResult({ id_new: 'trib', sent_numero: '1', alike_to: 'cass' }),
    sampleResult({ id_new: 'other', sent_numero: '2' }),
    sampleResult({ id_new: 'cass', sent_numero: '3' }),
    // The representative of the group is on no page.
    sampleResult({ id_new: 'lost', sent_numero: '4', alike_to: 'gone' }),
  ];
  expect(idsOf(foldResults(results))).toEqual([
    ['trib', [], ['cass']],
    ['other', [], []],
    ['lost', [], []],
  ]);
});

test('does not move a principle of a later page up to its ruling', () => {
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, i) => sampleResult({ id_new: `${from + i}`, sent_numero: `${from + i}` }));
  const late = sampleResult({ id_new: 'late', sent_numero: '1' });
  const list = foldPages([...page(1), late, ...page(11)]);
  expect(list.map(({ result }) => result.id_new).indexOf('late')).toBe(10);
});

const drawn = fc
  .array(
    fc.record({ ruling: fc.integer({ min: 1, max: 6 }), alike: fc.option(fc.integer({ min: 0, max: 9 })) }),
    {
      maxLength: 35,
    },
  )
  .map((all) =>
    all.map(({ ruling, alike: duplicates }, i) =>
      sampleResult({
        id_new: `${i}`,
        sent_numero: `${ruling}`,
        ...(duplicates !== null && { alike_to: `${duplicates}` }),
      }),
    ),
  );

test("lists each result once and keeps the server's order for any response", () => {
  fc.assert(
    fc.property(drawn, (results) => {
      const list = foldPages(results);
      const rank = (id: string) => results.findIndex(({ id_new }) => id_new === id);
      const heads = list.map(({ result }) => rank(result.id_new));
      expect(heads).toEqual(heads.toSorted((a, b) => a - b));
      const all = list.flatMap(({ result, sameRuling, sameWords }) => [result, ...sameRuling, ...sameWords]);
      expect(all.map(({ id_new }) => rank(id_new)).toSorted((a, b) => a - b)).toEqual(
        results.map((_, i) => i),
      );
      for (const { result, sameRuling, sameWords } of list)
        for (const folded of [...sameRuling, ...sameWords])
          expect(rank(folded.id_new)).toBeGreaterThan(rank(result.id_new));
    }),
  );
});
