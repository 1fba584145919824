import { expect, test } from 'vitest';
import { rvKeysOf } from './rv-keys-of.ts';

const ruling = { keys: ['cass:civ:2020:52901', 'cass:2020:52901'], court: 'cass' } as const;

test.each([
  ['Cass. Sez. 2 - , Sentenza n. 52901 del 19/03/2020 (Rv. 653456 - 01)', ['rv:653456']],
  ['Sez. 2, n. 52901 del 19/03/2020, Neri, Rv. 653456-01', ['rv:653456']],
  ['Conf. Cass. n. 1234/2019, Rv. 652736; si veda n. 52901 del 2020', []],
  ['Rv. 652736', []],
])('%s', (text, keys) => {
  expect(rvKeysOf([text], [], ruling)).toEqual(keys);
});

test('accepts explicit numbers in any form', () => {
  expect(rvKeysOf([], ['653456 - 01', 'Rv. 653457'], ruling)).toEqual(['rv:653456', 'rv:653457']);
});
