import { filterFields, sampleFilters } from '@massima/contract/testing/sample-filters';
import { expect, test } from 'vitest';
import { filtersOf } from './search-input.ts';
import { newSearchState, readAddress, type SearchState, writeAddress } from './search-state.ts';

/** Filters that programs and assistants have and this page does not. */
const notOnThePage = ['decisions', 'from', 'to', 'article'];

const state: SearchState = {
  ...newSearchState('usucapione', 'sentenza'),
  years: sampleFilters.yearDoc,
  area: 0,
  issuers: sampleFilters.issuers,
  matters: sampleFilters.areas,
  sections: sampleFilters.sections,
  factsOff: sampleFilters.facts_off,
};

test.each(filterFields.filter((field) => ![...notOnThePage, 'selectedArea'].includes(field)))(
  'the address keeps the filter %s for the request',
  (field) => {
    const read = readAddress(writeAddress(state), 2026);
    expect(filtersOf(read!)).toMatchObject({ [field]: sampleFilters[field] });
  },
);

test('the address keeps the filter selectedArea for the request', () => {
  const read = readAddress(writeAddress({ ...state, issuers: [], area: 1 }), 2026);
  expect(filtersOf(read!)).toMatchObject({ selectedArea: 1 });
});
