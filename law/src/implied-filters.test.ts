import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImpliedFilter, readImpliedFilters } from './implied-filters.ts';
import { parseQuery } from './parse-query.ts';

const now = new Date('2026-01-15');
const shown = (fact: ImpliedFilter): string => {
  if (fact.kind === 'court')
    return ['court', fact.court, fact.place ?? fact.branch].filter(Boolean).join(':');
  if (fact.kind === 'section') return `section:${fact.section}`;
  return fact.kind === 'date' ? `date:${fact.date}` : `year:${fact.year}`;
};
const facts = (query: string) => parseQuery(query).facts.map(shown);

describe('readImpliedFilters', () => {
  test.each([
    ['trib milano locazione', ['court:trib:milano'], 'locazione'],
    ['Trib. Milano locazione', ['court:trib:milano'], 'locazione'],
    ['locazione tribunale di Milano', ['court:trib:milano'], 'locazione'],
    ['locazione, Tribunale di Busto Arsizio, 2023', ['court:trib:busto-arsizio', 'year:2023'], 'locazione'],
    ["app. l'aquila appalto", ['court:app:l-aquila'], 'appalto'],
    ["corte d'appello di Roma licenziamento 2020", ['court:app:roma', 'year:2020'], 'licenziamento'],
    ['sezioni unite', ['section:U'], ''],
    ['ss.uu. danno', ['section:U'], 'danno'],
    ['danno sez. un. 2008', ['section:U', 'year:2008'], 'danno'],
    ['cassazione 12 marzo 2025', ['court:cass', 'date:2025-03-12'], ''],
    ['cassazione, sez. III, 12/03/2025', ['court:cass', 'section:3', 'date:2025-03-12'], ''],
    ['cass. pen. sez. III stupefacenti', ['court:cass:pen', 'section:3'], 'stupefacenti'],
    ['cass civ custodia', ['court:cass:civ'], 'custodia'],
    ['2023', ['year:2023'], ''],
    ['anno 2021', ['year:2021'], ''],
    ['locazione del 2023', ['year:2023'], 'locazione del'],
    ['sentenze della cassazione del 2023 sul danno', ['court:cass', 'year:2023'], 'sul danno'],
    ['sentenza 12 marzo 2025', ['date:2025-03-12'], ''],
    ['tar appalti', ['court:tar'], 'appalti'],
    ['TAR Lombardia Milano urbanistica', ['court:tar:lombardia'], 'urbanistica'],
    ['ctr Lombardia accertamento', ['court:cgt2:lombardia'], 'accertamento'],
    ['corte costituzionale aborto', ['court:cost'], 'aborto'],
    ['Cons. Stato ad. plen. appalti', ['court:cds', 'section:A'], 'appalti'],
    ['licenziamento sez. lav.', ['section:L'], 'licenziamento'],
    ['opposizione a decreto ingiuntivo trib roma', ['court:trib:roma'], 'opposizione a decreto ingiuntivo'],
    ['ricorso per cassazione 2023', ['year:2023'], 'ricorso per cassazione'],
    ['art. 2051 c.c. cassazione 2023', ['court:cass', 'year:2023'], 'art. 2051 c.c.'],
    ['cassazione danno -lieve', ['court:cass'], 'danno'],
  ])('%s', (query, read, rest) => {
    expect(facts(query)).toEqual(read);
    expect(parseQuery(query).rest.replace(/[\s,]+$/, '')).toBe(rest);
  });

  test.each([
    'ricorso per cassazione',
    'cassazione senza rinvio',
    'cassazione della sentenza',
    'giudizio davanti al tribunale di Milano',
    'tribunale competente',
    'tribunale delle imprese',
    'appello incidentale',
    'legge di bilancio 2019',
    'sisma del 2016',
    'euro 2010',
    'contratto 12 marzo 2025',
    'contratto 12/03/2025',
    'prima del 2019',
    'su appalto',
    'cedu',
    'Cass. n. 5/2019 danno',
    'cass 52185',
    'l. 241 2023',
    'n. 2023',
    '2051',
    '"cassazione"',
    'Chi vinse nel 2010?',
    'Processo penale - Cassazione - 2019',
    'il proprietario risponde dei danni da cose in custodia secondo la cassazione',
  ])('finds nothing in: %s', (query) => {
    expect(facts(query)).toEqual([]);
  });

  test('reads a disabled kind as words', () => {
    const read = parseQuery('cassazione danno 2023', { factsOff: ['year'] });
    expect(read.facts.map(shown)).toEqual(['court:cass']);
    expect(read.rest).toBe('danno 2023');
    expect(parseQuery('2023', { factsOff: ['year'] }).references.map(({ key }) => key)).toEqual(['num:2023']);
  });

  test('ignores future years', () => {
    expect(readImpliedFilters('danno 2027', { now })).toEqual([]);
    expect(readImpliedFilters('danno 2026', { now })).toHaveLength(1);
  });

  test('capitalises places', () => {
    const [fact] = parseQuery('trib. reggio di calabria usura').facts;
    expect(fact).toMatchObject({ place: 'reggio-calabria', placeName: 'Reggio di Calabria' });
  });

  test('returns filters inside the query without overlaps for any query', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'cassazione',
        'trib milano',
        ' 2023',
        ' sez. un.',
        ' danno',
        ' 12 marzo 2025',
        ' di ',
        ', ',
        '"',
        '?',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (any) => {
          let end = 0;
          for (const fact of readImpliedFilters(any)) {
            expect(fact.start).toBeGreaterThanOrEqual(end);
            expect(fact.end).toBeGreaterThan(fact.start);
            end = fact.end;
          }
          expect(end).toBeLessThanOrEqual(any.length);
        },
      ),
    );
  });
});
