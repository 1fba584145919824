import { describe, expect, it } from 'vitest';
import type { EngineAnswer } from '../solr/engine-answer.ts';
import { presentAuthorities, presentFacets, presentYears } from './present-facets.ts';

const responseWith = (fields: NonNullable<EngineAnswer['facet_counts']>['facet_fields']): EngineAnswer => ({
  response: { numFound: 0, docs: [] },
  facet_counts: { facet_fields: fields ?? {} },
});

describe('facet counts', () => {
  it("keep Solr's order of authorities and allow a bar in a name", () => {
    expect(
      presentAuthorities(
        responseWith({ authority: ['3|Corte di cassazione', 5, '1|Tribunale | sezione', 2] }),
      ),
    ).toEqual([
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 5 },
      { issuer_type_id: 1, document_emanante: 'Tribunale | sezione', count: 2 },
    ]);
    expect(presentAuthorities(responseWith(undefined))).toEqual([]);
  });

  it('list years newest first, including years outside a year filter', () => {
    expect(presentYears(responseWith({ year: ['2019', 1], year_any: ['2001', 9, '2019', 1] }))).toEqual([
      { year: 2019, count: 1 },
      { year: 2001, count: 9 },
    ]);
  });

  it('contain only sections that a filter accepts', () => {
    const written = [
      'III',
      '5^',
      'I (stralcio)',
      'III–bis',
      'd’appello',
      'sez. un.',
      '',
      'Lavoro, previdenza',
      'a\nb',
    ];
    const { sections } = presentFacets(responseWith({ section: written.flatMap((name) => [name, 1]) }));
    expect(sections.map(({ section }) => section)).toEqual(written.slice(0, 6));
  });

  it('exclude the filter of their group', () => {
    const choices = presentFacets({
      response: { numFound: 5, docs: [] },
      facet_counts: {
        facet_fields: {
          authority: ['3|Corte di cassazione', 5],
          authority_any: ['3|Corte di cassazione', 5, '4|Corte costituzionale', 2],
          area: ['1', 4, '2', 1],
          section: ['3', 3, '', 2],
        },
        facet_queries: { court_1: 5, every_word: 2 },
      },
    });
    expect(choices).toEqual({
      courts: [
        { area: 0, count: 5 },
        { area: 1, count: 5 },
        { area: 2, count: 0 },
      ],
      authorities: [
        { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 5 },
        { issuer_type_id: 4, document_emanante: 'Corte costituzionale', count: 2 },
      ],
      areas: [
        { area: 1, count: 4 },
        { area: 2, count: 1 },
      ],
      sections: [{ section: '3', count: 3 }],
    });
  });
});
