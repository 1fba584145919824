import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

const refs = (query: string) => parseQuery(query).references.map(({ key }) => key);

describe('what a lawyer types', () => {
  test.each([
    ['12345/2019', ['n:2019:12345'], true],
    ['n. 12345 del 2019', ['n:2019:12345'], true],
    ['12345 2019', ['n:2019:12345'], true],
    ['12345', ['num:12345'], true],
    ['art. 2043 c.c.', ['cc:2043'], true],
    ['art 2043 cc e art 2059 cc', ['cc:2043', 'cc:2059'], true],
    ['Cass. 2750/2017 danno morale', ['cass:2017:2750'], false],
    ['legge 241/1990', [], false],
    ['d.lgs. n. 28/2010 mediazione', [], false],
    ['danno biologico', [], false],
  ])('%s', (query, expected, only) => {
    expect(refs(query)).toEqual(expected);
    expect(parseQuery(query).onlyReferences).toBe(only);
  });

  test('phrases and exclusions', () => {
    expect(parseQuery('"danno biologico" terminale -morte')).toMatchObject({
      rest: 'danno biologico  terminale',
      phrases: ['danno biologico'],
      excluded: ['morte'],
    });
    expect(parseQuery('«onere della prova»').phrases).toEqual(['onere della prova']);
  });

  test('what is no syntax is text', () => {
    expect(parseQuery('"aperta')).toMatchObject({ rest: 'aperta', phrases: [] });
    expect(parseQuery('Processo penale -Rimessione').excluded).toEqual([]);
    expect(parseQuery('spese - compensazione').excluded).toEqual([]);
    expect(parseQuery('131-bis').excluded).toEqual([]);
    expect(parseQuery('-morte')).toMatchObject({ rest: 'morte', excluded: [] });
    expect(parseQuery('""')).toMatchObject({ phrases: [], rest: '' });
  });
});
