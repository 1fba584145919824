import { expect, it } from 'vitest';
import { isMilitary } from './military-code.ts';

it.each([
  ["L'art. 285, primo comma, cod. pen. mil. di pace, nella parte in cui", '285', true],
  ["dell'art. 261 c.p.m.p. si applica", '261', true],
  ["l'art. 47 cod. pen. e l'art. 47 cod. pen. mil. pace", '47', false],
  ["dell'art. 270 del codice penale", '270', false],
  ["dell'art. 270 cod. proc. pen.", '270', false],
  ['niente', '5', false],
])('%s', (text, number, expected) => {
  expect(isMilitary(text, number)).toBe(expected);
});
