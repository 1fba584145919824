import type { RulingReference } from '@massima/law/types';
import { expect, test } from 'vitest';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { likeliest } from './find-elsewhere.ts';

const referenceOn = (date?: string): RulingReference => ({
  start: 0,
  end: 1,
  kind: 'ruling',
  key: 'cass:civ:2018:1306',
  label: 'Cass. civ. n. 1306/2018',
  date,
});
const ruling = (id: string, date: string): RulingHeading => ({
  ruling_id: id,
  document_date: date,
  sent_anno: Number(date.slice(0, 4)),
  sent_numero: '1306',
  document_sezione: '',
  document_area: 1,
  issuer_type_id: 3,
  document_emanante: 'Corte di cassazione',
  document_place: '',
  document_region: '',
  document: { ruling_type: '', has_full_text: false },
});
const found = (...candidates: Parameters<typeof likeliest>) => {
  const best = likeliest(...candidates);
  return best && `${best.ruling.ruling_id} ${best.differs}`;
};
const years = [ruling('a', '2019-03-12'), ruling('b', '2016-01-12')];
const court = ruling('c', '2018-06-01');

test('chooses the nearest year, or the only court with the number, for a citation without a date', () => {
  expect(found(referenceOn(), years, [court])).toBe('a year');
  expect(found(referenceOn(), [], [court])).toBe('c court');
  expect(found(referenceOn(), [], [court, ruling('d', '2018-07-01')])).toBeNull();
  expect(found(referenceOn(), [], [])).toBeNull();
});

test('chooses only a ruling with the same day for a citation with a date', () => {
  expect(found(referenceOn('2018-01-12'), years, [court])).toBe('b year');
  expect(found(referenceOn('2018-05-05'), years, [court])).toBeNull();
  expect(found(referenceOn('2018-06-01'), years, [ruling('d', '2018-07-01'), court])).toBe('c court');
  expect(found(referenceOn('2019-03-12'), years, [])).toBe('a year');
});
