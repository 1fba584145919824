import { describe, expect, test } from 'vitest';
import { findSynonyms, rewriteWithSynonyms } from './find-synonyms.ts';
import { synonymRules } from './index.ts';

const terms = (question: string) => findSynonyms(question).map((one) => one.terms);

describe('what the courts call otherwise', () => {
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

  test('what is asked in their words already is not added', () => {
    expect(terms('sfratto')).toEqual(['provvedimenti di rilascio']);
    expect(terms('sfratto: esecuzione dei provvedimenti di rilascio')).toEqual([]);
  });

  test('words are whole, accents and capitals make no difference', () => {
    expect(terms('gipeto')).toEqual([]);
    expect(terms('MALASANITA’')).toEqual(['responsabilità medica']);
  });

  test('a question is not drowned in other words', () => {
    expect(terms('pm gip gup csm mef inps inail irap irpef iva').length).toBe(4);
  });

  test('the question in their words', () => {
    const question = 'chi guida ubriaco perde la patente';
    expect(rewriteWithSynonyms(question, findSynonyms(question))).toBe(
      'chi guida in stato di ebbrezza perde la patente',
    );
  });
});

describe('the list', () => {
  test('every way to say something is found, and stands there once', () => {
    const seen = new Set<string>();
    for (const [ways, said] of synonymRules)
      for (const way of ways.split(',').map((one) => one.trim())) {
        expect(seen.has(way), way).toBe(false);
        seen.add(way);
        expect(way, way).toMatch(/^[\p{Ll}\p{N}'*]{2,}(?: [\p{Ll}\p{N}'*]+)*$/u);
        const question = way.replaceAll('*', '');
        const found = findSynonyms(question);
        expect(
          found.map((one) => one.terms),
          way,
        ).toEqual([said]);
      }
  });

  test('every line names a ruling that it was checked on', () => {
    for (const [, said, ruling] of synonymRules)
      expect(ruling, said).toMatch(/^(?:C\. cost\.|Cass\.(?: sez\. un\.)?) \d+\/(?:19|20)\d\d$/);
  });
});
