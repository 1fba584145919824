import type { RulingReference } from '@massima/law/types';
import { expect, test } from 'vitest';
import type { EngineDoc } from '../../collection/solr/engine-answer.ts';
import { likeliest } from './find-elsewhere.ts';

const said = (date?: string): RulingReference => ({
  start: 0,
  end: 1,
  kind: 'ruling',
  key: 'cass:civ:2018:1306',
  label: 'Cass. civ. n. 1306/2018',
  date,
});
const doc = (id: string, date: string): EngineDoc => ({
  id,
  ruling_id: id,
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  number: '1306',
  year: Number(date.slice(0, 4)),
  date: `${date}T00:00:00Z`,
  area: 1,
});
const found = (...given: Parameters<typeof likeliest>) => {
  const one = likeliest(...given);
  return one && `${one.doc.id} ${one.differs}`;
};
const years = [doc('a', '2019-03-12'), doc('b', '2016-01-12')];
const court = doc('c', '2018-06-01');

test('without a date the nearest year is told, or the one court with this number', () => {
  expect(found(said(), years, [court])).toBe('a year');
  expect(found(said(), [], [court])).toBe('c court');
  expect(found(said(), [], [court, doc('d', '2018-07-01')])).toBeNull();
  expect(found(said(), [], [])).toBeNull();
});

test('with a date only what bears it says anything', () => {
  expect(found(said('2018-01-12'), years, [court])).toBe('b year');
  expect(found(said('2018-05-05'), years, [court])).toBeNull();
  expect(found(said('2018-06-01'), years, [doc('d', '2018-07-01'), court])).toBe('c court');
  expect(found(said('2019-03-12'), years, [])).toBe('a year');
});
