import type { SearchData } from '@massima/contract/search';
import { sectionCode } from '@massima/contract/section-code';
import { readAuthority, readFacet, type EngineAnswer } from '../solr/engine-answer.ts';

/**
 * Counts of the issuing authorities, most first. Solr's values look like "3|Corte di cassazione".
 */
export const presentAuthorities = (response: EngineAnswer, key = 'authority'): SearchData['autList'] =>
  authorities(response, key);

/** Counts by year, newest first. With a year filter they also cover the other years. */
export const presentYears = (response: EngineAnswer): SearchData['years'] =>
  counts(response, 'year')
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => b.year - a.year);

/** Counts for the other filter groups, most first. Each group ignores its own filter. */
export function presentFacets(response: EngineAnswer): SearchData['choices'] {
  const queries = response.facet_counts?.facet_queries ?? {};
  return {
    courts: ([0, 1, 2] as const).map((area) => ({
      area,
      count: queries[`court_${area}`] ?? (area === 0 ? response.response.numFound : 0),
    })),
    authorities: authorities(response, 'authority_any', 'authority'),
    areas: counts(response, 'area').map(({ value, count }) => ({ area: Number(value), count })),
    sections: counts(response, 'section')
      // Only sections that the API accepts as a filter are offered.
      .filter(({ value }) => sectionCode.safeParse(value).success)
      .map(({ value, count }) => ({ section: value, count })),
  };
}

function counts({ facet_counts: counted }: EngineAnswer, field: string) {
  const fields = counted?.facet_fields;
  return readFacet(fields?.[`${field}_any`] ?? fields?.[field]);
}

export const countsNamed = ({ facet_counts: counted }: EngineAnswer, name: string) =>
  readFacet(counted?.facet_fields?.[name]);

function authorities({ facet_counts: counted }: EngineAnswer, ...keys: string[]): SearchData['autList'] {
  const fields = counted?.facet_fields;
  const list = keys.map((key) => fields?.[key]).find((facet) => facet !== undefined);
  return readFacet(list).map(({ value, count }) => ({ ...readAuthority(value), count }));
}
