import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

const refs = (query: string) => parseQuery(query).references.map(({ key }) => key);

describe('parseQuery', () => {
  test.each([
    ['12345/2019', ['n:2019:12345'], true],
    ['n. 12345 del 2019', ['n:2019:12345'], true],
    ['12345 2019', ['n:2019:12345'], true],
    ['12345', ['num:12345'], true],
    ['art. 2043 c.c.', ['cc:2043'], true],
    ['art 2043 cc e art 2059 cc', ['cc:2043', 'cc:2059'], true],
    ['Cass. 2750/2017 danno morale', ['cass:2017:2750'], false],
    ['legge 241/1990', ['l:1990:241'], true],
    ['legge 241 1990', ['l:1990:241'], true],
    ['d.lgs. n. 28/2010 mediazione', ['dlgs:2010:28'], false],
    ['codice del consumo', ['codcons'], true],
    ['codice civile', [], false],
    ['2051 c.c.', ['cc:2051'], true],
    ['c.c. 2051', ['cc:2051'], true],
    ['18 statuto dei lavoratori', ['stlav:18'], true],
    ['tuel', ['tuel'], true],
    ['cass 2010 51571', ['cass:2010:51571'], true],
    ['cass 51571 2010', ['cass:2010:51571'], true],
    ['cass pen sez 3 51571 2010', ['cass:pen:2010:51571'], true],
    ['corte cost 238 2014', ['cost:2014:238'], true],
    ['1500 euro 2010', [], false],
    ['danno biologico', [], false],
  ])('%s', (query, expected, only) => {
    expect(refs(query)).toEqual(expected);
    expect(parseQuery(query).onlyReferences).toBe(only);
  });

  test('reads phrases and exclusions', () => {
    expect(parseQuery('"danno biologico" terminale -morte')).toMatchObject({
      rest: 'danno biologico  terminale',
      phrases: ['danno biologico'],
      excluded: [{ words: 'morte', query: '"danno biologico" terminale' }],
    });
    expect(parseQuery('«onere della prova»').phrases).toEqual(['onere della prova']);
  });

  test('reads unbalanced syntax as text', () => {
    expect(parseQuery('"aperta')).toMatchObject({ rest: 'aperta', phrases: [] });
    expect(parseQuery('Processo penale -Rimessione').excluded).toEqual([]);
    expect(parseQuery('spese - compensazione').excluded).toEqual([]);
    expect(parseQuery('131-bis').excluded).toEqual([]);
    expect(parseQuery('-morte')).toMatchObject({ rest: '', excluded: [{ words: 'morte', query: '' }] });
    expect(parseQuery('co-obbligato').rest).toBe('coobbligato obbligato');
    expect(parseQuery('""')).toMatchObject({ phrases: [], rest: '' });
  });
});
