import type { SearchFilters } from '../search.ts';

/** A value in use for each filter. The compiler rejects a filter without one, and tests go through all of them. */
export const sampleFilters = {
  selectedType: 'sentenza',
  yearDoc: [2023, 2024],
  selectedArea: 2,
  issuers: [1, 3],
  areas: [2],
  sections: ['3'],
  facts_off: ['year'],
  decisions: ['ordinanza'],
  from: '2024-01-12',
  to: '2024-11-30',
  article: 'art. 2051 c.c.',
} as const satisfies { [F in keyof SearchFilters]-?: Readonly<NonNullable<SearchFilters[F]>> };

export const filterFields = Object.keys(sampleFilters) as (keyof typeof sampleFilters)[];

/** Returns the filters of a search with only this one in use. */
export const onlyFilter = (field: keyof typeof sampleFilters): SearchFilters =>
  ({ selectedType: 'massima', yearDoc: [], [field]: sampleFilters[field] }) as unknown as SearchFilters;
