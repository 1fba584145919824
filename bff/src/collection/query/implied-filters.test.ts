import { parseQuery } from '@massima/law/parse-query';
import { expect, test } from 'vitest';
import type { Filters } from './search-query.ts';
import { applyingFacts, presentFact, withImpliedFilters } from './implied-filters.ts';

const facts = (query: string) => parseQuery(query).facts;
const kinds = (query: string, filters: object) =>
  applyingFacts(filters, facts(query)).map(({ kind }) => kind);

test('prefers an explicit filter to an implied filter of the same group', () => {
  const query = 'cass sez. III locazione 2019';
  expect(kinds(query, {})).toEqual(['court', 'section', 'year']);
  expect(kinds(query, { issuerTypes: [4] })).toEqual(['section', 'year']);
  expect(kinds(query, { selectedArea: 2 })).toEqual(['section', 'year']);
  expect(kinds(query, { sections: ['U'] })).toEqual(['court', 'year']);
  expect(kinds(query, { yearDoc: [2020] })).toEqual(['court', 'section']);
  expect(kinds(query, { areas: [1], selectedArea: 0, issuerTypes: [] })).toEqual([
    'court',
    'section',
    'year',
  ]);
});

test('converts implied filters to filters', () => {
  expect(withImpliedFilters({ areas: [1] }, facts('trib milano locazione 2019'))).toEqual({
    areas: [1],
    issuerTypes: [1],
    keysOf: 'trib:milano:',
    yearDoc: [2019],
  });
  expect(withImpliedFilters({}, facts('cass. pen. furto'))).toEqual({
    issuerTypes: [3],
    keysOf: 'cass:pen:',
  });
  expect(withImpliedFilters({}, facts('cassazione 12 marzo 2025'))).toEqual({
    issuerTypes: [3],
    date: '2025-03-12',
  });
});

test('includes the subdivisions of a section', () => {
  expect(withImpliedFilters<Filters>({}, facts('locazione sez. VI')).sections).toEqual(
    expect.arrayContaining(['6', '6-3']),
  );
  expect(withImpliedFilters<Filters>({}, facts('locazione sezioni unite')).sections).toEqual(['U']);
});

test('presents implied filters with their meaning and their words', () => {
  expect(facts('TRIB. MILANO, sezione lavoro, 2023').flatMap(presentFact)).toEqual([
    { kind: 'court', words: 'TRIB. MILANO', issuer_type_id: 1, place: 'Milano', branch: null },
    { kind: 'section', words: 'sezione lavoro', section: 'L' },
    { kind: 'year', words: '2023', year: 2023 },
  ]);
});
