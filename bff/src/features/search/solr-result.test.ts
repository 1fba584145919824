import { describe, expect, it } from 'vitest';
import { searchResult } from '@massima/contract/search';
import type { EngineAnswer, EngineDoc } from './engine-answer.ts';
import { presentAuthorities, presentResult, presentYears } from './solr-result.ts';

const doc: EngineDoc = {
  id: 'r1-m1',
  score: 3,
  ruling_id: 'r1',
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  place: 'Roma',
  region: 'Lazio',
  type: 'sentenza',
  number: '123',
  year: 2019,
  date: '2019-01-12T00:00:00Z',
  section: '3',
  area: 1,
  has_full_text: true,
};
const answer = (fields: NonNullable<EngineAnswer['facet_counts']>['facet_fields']): EngineAnswer => ({
  response: { numFound: 0, docs: [] },
  facet_counts: { facet_fields: fields ?? {} },
});

describe('presentResult', () => {
  it('has exactly the documented fields', () => {
    const result = presentResult(doc, 'Il \ue000danno\ue001.', { maxscore: 6, kind: 'principle' });
    expect(searchResult.strict().parse(result)).toEqual(result);
    expect(result).toMatchObject({
      score: 0.5,
      real_score: 3,
      document_type_massima: 0,
      document_date: '2019-01-12',
    });
    expect(result.document).toEqual({ has_full_text: true, ruling_type: 'sentenza', ruling_section: '3' });
    expect(result).not.toHaveProperty('ecli');
  });

  it('carries the full text, or null, when texts were asked for', () => {
    const present = (texts: Map<string, string>) =>
      presentResult(doc, 'x', { maxscore: 6, kind: 'verdict', fullTexts: texts }).document;
    expect(present(new Map([['r1', 'Testo']]))).toEqual({ ruling_full_text: 'Testo', ruling_section: '3' });
    expect(present(new Map())).toEqual({ ruling_full_text: null, ruling_section: '3' });
  });

  it('never divides by nothing and never passes 1', () => {
    expect(presentResult(doc, '', { maxscore: 0, kind: 'principle' }).score).toBe(0);
    expect(presentResult(doc, '', { maxscore: 1, kind: 'principle' }).score).toBe(1);
  });
});

describe('facets', () => {
  it('reads authorities in the engine’s order, a bar in the name included', () => {
    expect(
      presentAuthorities(answer({ authority: ['3|Corte di cassazione', 5, '1|Tribunale | sezione', 2] })),
    ).toEqual([
      { issuer_type_id: 3, document_emanante: 'Corte di cassazione', count: 5 },
      { issuer_type_id: 1, document_emanante: 'Tribunale | sezione', count: 2 },
    ]);
    expect(presentAuthorities(answer(undefined))).toEqual([]);
  });

  it('lists years newest first, those outside of a filter on years too', () => {
    expect(presentYears(answer({ year: ['2019', 1], year_any: ['2001', 9, '2019', 1] }))).toEqual([
      { year: 2019, count: 1 },
      { year: 2001, count: 9 },
    ]);
  });
});
