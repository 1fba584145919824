import type { SearchData } from '@massima/contract/search';
import { sectionCode } from '@massima/contract/section-code';
import { readAuthority, readFacet, type EngineAnswer } from '../solr/engine-answer.ts';

/** The issuing authorities among all matches, most first. Values look like "3|Corte di cassazione". */
export const presentAuthorities = (answer: EngineAnswer, key = 'authority'): SearchData['autList'] =>
  authorities(answer, key);

/** Matches by year, newest first; with a filter on years also what the other years would give. */
export const presentYears = (answer: EngineAnswer): SearchData['years'] =>
  counts(answer, 'year')
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => b.year - a.year);

/** What the other groups of filters offer, each counted without its own filter, most first. */
export function presentFacets(answer: EngineAnswer): SearchData['choices'] {
  const queries = answer.facet_counts?.facet_queries ?? {};
  return {
    courts: ([0, 1, 2] as const).map((area) => ({
      area,
      count: queries[`court_${area}`] ?? (area === 0 ? answer.response.numFound : 0),
    })),
    authorities: authorities(answer, 'authority_any', 'authority'),
    areas: counts(answer, 'area').map(({ value, count }) => ({ area: Number(value), count })),
    sections: counts(answer, 'section')
      // Whatever is offered can be requested.
      .filter(({ value }) => sectionCode.safeParse(value).success)
      .map(({ value, count }) => ({ section: value, count })),
  };
}

function counts({ facet_counts: counted }: EngineAnswer, field: string) {
  const fields = counted?.facet_fields;
  return readFacet(fields?.[`${field}_any`] ?? fields?.[field]);
}

/** What was counted under a name of its own. */
export const countsNamed = ({ facet_counts: counted }: EngineAnswer, name: string) =>
  readFacet(counted?.facet_fields?.[name]);

function authorities({ facet_counts: counted }: EngineAnswer, ...keys: string[]): SearchData['autList'] {
  const fields = counted?.facet_fields;
  const list = keys.map((key) => fields?.[key]).find((one) => one !== undefined);
  return readFacet(list).map(({ value, count }) => ({ ...readAuthority(value), count }));
}
