import { describe, expect, test } from 'vitest';
import { findSynonyms, rewriteWithSynonyms } from './find-synonyms.ts';
import { synonymRules } from './index.ts';

const terms = (question: string) => findSynonyms(question).map((synonym) => synonym.terms);

describe('findSynonyms', () => {
  test.each([
    ['guidare ubriachi', ['guida in stato di ebbrezza']],
    ['cosa rischio a guidare la bici ubriaco?', ['guida in stato di ebbrezza']],
    ['matrimonio gay', ['persone dello stesso sesso']],
    ['telecamere in condominio', ['videosorveglianza']],
    ['il PM può appellare?', ['pubblico ministero']],
    ['assegnazione case popolari agli stranieri', ['edilizia residenziale pubblica']],
    ['risarcimento del danno', []],
    ['', []],
  ])('%s', (question, expected) => {
    expect(terms(question)).toEqual(expected);
  });

  test('adds no terms that the query contains', () => {
    expect(terms('sfratto')).toEqual(['provvedimenti di rilascio']);
    expect(terms('sfratto: esecuzione dei provvedimenti di rilascio')).toEqual([]);
  });

  test('matches whole words and ignores accents and case', () => {
    expect(terms('gipeto')).toEqual([]);
    expect(terms('MALASANITA’')).toEqual(['responsabilità medica']);
  });

  test('limits the number of synonyms', () => {
    expect(terms('pm gip gup csm mef inps inail irap irpef iva').length).toBe(4);
  });

  test("rewrites the query with the courts' terms", () => {
    const question = 'chi guida ubriaco perde la patente';
    expect(rewriteWithSynonyms(question, findSynonyms(question))).toBe(
      'chi guida in stato di ebbrezza perde la patente',
    );
  });
});

describe('synonymRules', () => {
  test('contains every expression once and finds it', () => {
    const seen = new Set<string>();
    for (const [ways, expression] of synonymRules)
      for (const way of ways.split(',').map((variant) => variant.trim())) {
        expect(seen.has(way), way).toBe(false);
        seen.add(way);
        expect(way, way).toMatch(/^[\p{Ll}\p{N}'*]{2,}(?: [\p{Ll}\p{N}'*]+)*$/u);
        const question = way.replaceAll('*', '');
        const found = findSynonyms(question);
        expect(
          found.map((match) => match.terms),
          way,
        ).toEqual([expression]);
      }
  });

  test('names a ruling as evidence in every line', () => {
    for (const [, expression, ruling] of synonymRules)
      expect(ruling, expression).toMatch(/^(?:C\. cost\.|Cass\.(?: sez\. un\.)?) \d+\/(?:19|20)\d\d$/);
  });
});
