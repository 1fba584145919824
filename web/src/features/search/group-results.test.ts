import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/sample-result.ts';
import { groupPages, groupResults } from './group-results.ts';

test('principles of one ruling stand together, the rest keeps its order', () => {
  const results = [
    sampleResult({ id_new: 'a-m1', sent_numero: '1' }),
    sampleResult({ id_new: 'b-m1', sent_numero: '2' }),
    sampleResult({ id_new: 'a-m2', sent_numero: '1' }),
    // the same number of another court is another ruling
    sampleResult({
      id_new: 'c-m1',
      sent_numero: '1',
      issuer_type_id: 1,
      document_emanante: 'Tribunale di Milano',
    }),
  ];
  expect(groupResults(results).map((group) => group.map(({ result }) => result.id_new))).toEqual([
    ['a-m1', 'a-m2'],
    ['b-m1'],
    ['c-m1'],
  ]);
  expect(groupResults([])).toEqual([]);
});

test('those that say the same stand as one, where the first of them stood', () => {
  const results = [
    sampleResult({ id_new: 'trib', sent_numero: '1', alike_to: 'cass' }),
    sampleResult({ id_new: 'other', sent_numero: '2' }),
    sampleResult({ id_new: 'cass', sent_numero: '3' }),
    // What speaks for this one is on no page.
    sampleResult({ id_new: 'lost', sent_numero: '4', alike_to: 'gone' }),
  ];
  const shown = groupResults(results)
    .flat()
    .map(({ result, alike }) => [result.id_new, alike.map(({ id_new }) => id_new)]);
  expect(shown).toEqual([
    ['cass', ['trib']],
    ['other', []],
    ['lost', []],
  ]);
});

test('a principle of a later page does not move up to its ruling', () => {
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, i) => sampleResult({ id_new: `${from + i}`, sent_numero: `${from + i}` }));
  const late = sampleResult({ id_new: 'late', sent_numero: '1' });
  const shown = groupPages([...page(1), late, ...page(11)]).flat();
  expect(shown.map(({ result }) => result.id_new).indexOf('late')).toBe(10);
});
