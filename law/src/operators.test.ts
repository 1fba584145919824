import { expect, test } from 'vitest';
import { takeOperators } from './operators.ts';

test.each([
  ['custode -"caso fortuito"', 'custode', ['caso fortuito']],
  ['custode -«caso fortuito» danno', 'custode  danno', ['caso fortuito']],
  ['custode -“caso fortuito”', 'custode', ['caso fortuito']],
  ['custode -Fortuito', 'custode', ['Fortuito']],
  ['custode –fortuito', 'custode', ['fortuito']],
  ['custode —fortuito', 'custode', ['fortuito']],
  ['custode NOT fortuito', 'custode', ['fortuito']],
  ['custode AND NOT "caso fortuito"', 'custode', ['caso fortuito']],
  ['custode -fortuito -danno', 'custode', ['fortuito', 'danno']],
  ['-responsabilità', '', ['responsabilità']],
  ['-responsabilità custode', 'custode', ['responsabilità']],
])('%s', (query, rest, excluded) => {
  const read = takeOperators(query);
  expect(read.rest).toBe(rest);
  expect(read.excluded.map(({ words }) => words)).toEqual(excluded);
});

test.each([
  'non-profit',
  'co-obbligato',
  '131-bis',
  'spese - compensazione',
  'art. 5-bis',
  'NOT',
  '-',
  '-""',
])('nothing is excluded in: %s', (query) => {
  expect(takeOperators(query)).toMatchObject({ rest: query, excluded: [] });
});

test('each can be taken off by itself', () => {
  expect(takeOperators('custode -fortuito -danno').excluded.map(({ query }) => query)).toEqual([
    'custode  -danno',
    'custode -fortuito',
  ]);
});

test('a heading keeps what stands after its hyphen', () => {
  expect(takeOperators('Processo penale -Rimessione')).toMatchObject({
    rest: 'Processo penale -Rimessione',
    excluded: [],
    kept: ['Rimessione'],
  });
});
