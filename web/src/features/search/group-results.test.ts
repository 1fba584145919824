import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/sample-result.ts';
import { groupResults } from './group-results.ts';

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
  expect(groupResults(results).map((group) => group.map(({ id_new }) => id_new))).toEqual([
    ['a-m1', 'a-m2'],
    ['b-m1'],
    ['c-m1'],
  ]);
  expect(groupResults([])).toEqual([]);
});
