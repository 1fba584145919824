import { describe, expect, test } from 'vitest';
import { aroundInput } from './around.ts';
import { searchRulingsInput } from './assistants.ts';
import { filterNames } from './filter-names.ts';
import { fill } from './format/fill.ts';
import { alerts as alertsEn } from './messages/en/alerts.ts';
import { law as lawEn } from './messages/en/law.ts';
import { search as searchEn } from './messages/en/search.ts';
import { alerts as alertsIt } from './messages/it/alerts.ts';
import { law as lawIt } from './messages/it/law.ts';
import { search as searchIt } from './messages/it/search.ts';
import { filterFields, onlyFilter, sampleFilters } from './testing/sample-filters.ts';

const texts = {
  it: { ...alertsIt, ...lawIt, ...searchIt },
  en: { ...alertsEn, ...lawEn, ...searchEn },
};
const namesIn = (locale: 'it' | 'en', filters: Parameters<typeof filterNames>[0]) => {
  const text: Record<string, string> = texts[locale];
  return filterNames(filters, { locale, t: (key, values = {}) => fill(text[key] ?? '', values) });
};

describe('filterNames', () => {
  test('names all filters in the order of an alert', () => {
    expect(namesIn('it', sampleFilters as never)).toEqual([
      'tra le sentenze',
      'Tribunali e Corti d’appello',
      'Tribunale',
      'Corte di cassazione',
      'Penale',
      'Sez. III',
      'ordinanze',
      'art. 2051 c.c.',
      'anni 2023, 2024',
      'depositate dal 12/01/2024 in poi',
      'depositate fino al 30/11/2024',
    ]);
  });

  test.each(filterFields.filter((field) => field !== 'facts_off'))('names %s in both languages', (field) => {
    const { [field]: value } = onlyFilter(field);
    for (const locale of ['it', 'en'] as const) {
      const names = namesIn(locale, { [field]: value });
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^[^{}]+$/);
    }
  });

  test('names no filter that is empty, null or omitted', () => {
    expect(namesIn('it', { yearDoc: [], selectedArea: null, issuers: [], areas: undefined })).toEqual([]);
  });
});

describe.each(filterFields)('the filter %s', (field) => {
  test('applies to the count of the other tab', () => {
    expect(aroundInput.parse({ query: 'usucapione', [field]: sampleFilters[field] })).toMatchObject({
      [field]: sampleFilters[field],
    });
  });

  test('has a parameter in the search tool of assistants', () => {
    // The other parameters have the filter's name. Implied filters are switched off by other words.
    const renamed = new Map([
      ['selectedType', 'kind'],
      ['selectedArea', 'courts'],
      ['yearDoc', 'years'],
      ['facts_off', 'question'],
    ]);
    expect(Object.keys(searchRulingsInput.shape)).toContain(renamed.get(field) ?? field);
  });
});
