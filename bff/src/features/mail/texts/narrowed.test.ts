import { filterFields, onlyFilter } from '@massima/contract/testing/sample-filters';
import { expect, test } from 'vitest';
import { narrowed } from './narrowed.ts';

test.each(filterFields.filter((field) => field !== 'facts_off'))(
  'an alert mail names the filter %s',
  (field) => {
    expect(narrowed('it', onlyFilter(field))).toMatch(/^ \([^{}]+\)$/);
    expect(narrowed('en', onlyFilter(field))).toMatch(/^ \([^{}]+\)$/);
  },
);

test('an alert mail without filters names none', () => {
  expect(narrowed('it', { selectedType: 'massima', yearDoc: [] })).toBe('');
});
