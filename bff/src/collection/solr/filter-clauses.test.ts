import { filterFields, onlyFilter } from '@massima/contract/testing/sample-filters';
import { expect, test } from 'vitest';
import { toFilters } from '../query/search-query.ts';
import { filterClauses } from './filter-clauses.ts';

// The tab selects a kind of document, and disabled implied filters become words of the query.
const notClauses = ['selectedType', 'facts_off'];

test.each(filterFields.filter((field) => !notClauses.includes(field)))('%s restricts the query', (field) => {
  expect(filterClauses(toFilters(onlyFilter(field))).fq).toHaveLength(1);
});
