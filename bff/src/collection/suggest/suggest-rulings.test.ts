import { expect, it } from 'vitest';
import { readNumber } from './suggest-rulings.ts';

it.each([
  ['12345/2019', { number: '12345', year: '2019' }],
  ['n. 12345 del 2019', { number: '12345', year: '2019' }],
  ['12345/20', { number: '12345', year: '20' }],
  ['cass 123', { number: '123', court: 'cass' }],
  ['Cass. pen., sez. III, n. 123/', { number: '123', court: 'cass', branch: 'pen' }],
  ['corte cost. 5', null],
  ['art. 2051', null],
  ['l. 241/1990', null],
  ['danno 2051', null],
  ['danno', null],
  ['', null],
])('%s', (input, expected) => {
  expect(readNumber(input)).toEqual(
    expected && { year: '', ...{ court: undefined, branch: undefined }, ...expected },
  );
});
