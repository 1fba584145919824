import { expect, test } from 'vitest';
import { countOnlyQuery, forBest, withoutCounts } from './page-queries.ts';
import { solrQuery } from './solr-query.ts';

const page = { kind: 'principle', offset: 0, size: 10, mode: 'some' } as const;
/** Key of Solr's filter cache. */
const cacheKeyOf = (query: string, more: object = {}) => {
  const { matching, words, mm, fq } = countOnlyQuery(solrQuery({ ...page, query, ...more }));
  expect([fq].flat().at(-1)).toBe('{!bool filter=$matching}');
  return { matching, words, mm };
};

test('counts by one filter that pages, filters and tabs of a query share', () => {
  for (const query of [
    'onere della prova',
    'danno art. 1218 c.c.',
    'Cass. civ. n. 12345/2019',
    'guidare ubriachi',
  ]) {
    const cacheKey = cacheKeyOf(query);
    expect(cacheKeyOf(query, { offset: 20, size: 50 })).toEqual(cacheKey);
    expect(cacheKeyOf(query, { yearDoc: [2020], selectedArea: 2, sections: ['3'] })).toEqual(cacheKey);
    expect(cacheKeyOf(query, { kind: 'verdict' })).toEqual(cacheKey);
  }
});

test('requests no ranking or highlights with counts, and no counts with the ranking', () => {
  const parameters = solrQuery({ ...page, query: 'danno', yearDoc: [2020] });
  expect(countOnlyQuery(parameters)).toMatchObject({
    q: '{!lucene}*:*',
    rows: '0',
    hl: 'false',
    facet: 'true',
    fq: [...parameters['fq']!, '{!bool filter=$matching}'],
  });
  const ranked = forBest(withoutCounts(parameters), 240);
  expect(ranked).toMatchObject({ facet: 'false', minExactCount: '240', fq: parameters['fq'] });
  expect(Object.keys(ranked)).not.toContain('facet.field');
  // Ranked and counted in one call, every match must be found.
  expect(forBest(parameters, 240)).toEqual(parameters);
});
