import { expect, test } from 'vitest';
import { readSources, storedSources } from './stored-sources.ts';

const source = { name: 'SentenzeWeb', licence: 'CC BY 4.0', credit: 'Corte di cassazione' };

test('reads stored sources back', () => {
  expect(readSources(storedSources([source]))).toEqual([source]);
  expect(storedSources([])).toBeUndefined();
});

test.each([
  ['no JSON', '[{"name":'],
  ['another form', '[{"name":"SentenzeWeb"}]'],
  ['nothing', undefined],
])('ignores %s', (_what, stored) => expect(readSources(stored)).toEqual([]));
