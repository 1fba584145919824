import { describe, expect, test } from 'vitest';
import { modesOf } from '../query/read-question.ts';
import { solrQuery, type SolrQueryInput } from './solr-query.ts';
import { withoutTexts } from './text-clauses.ts';

const kinds = '{!terms f=kind tag=kind v=$kind}';
const minimumMatch = '{!bool cache=false filter=$enough}';
const queryFor = (query: string, more: Partial<SolrQueryInput> = {}) =>
  solrQuery({ query, kind: 'principle', offset: 0, size: 10, mode: 'some', ...more });

describe('words', () => {
  test('require 30 % and count the results with every term', () => {
    expect(queryFor('onere della prova', { offset: 10, size: 20 })).toMatchObject({
      words: 'onere della prova',
      mm: '30%',
      start: '10',
      rows: '20',
      'facet.query': expect.arrayContaining(['{!bool key=every_word cache=false filter=$every_word}']),
    });
    // a synthesis also matches by its full text
    expect(queryFor('onere della prova')['q']).toBe('{!bool should=$by_words should=$behind}');
  });

  test('are all required by date', () => {
    expect(queryFor('onere della prova', { mode: 'all', sort: 'date' })['fq']).toContain(
      '{!bool cache=false should=$every_word}',
    );
    expect(queryFor('???', { mode: 'all', sort: 'date' })['fq']).toEqual([kinds]);
  });

  test('are relaxed mode by mode while too few results are found', () => {
    const modes = (query: string, sort?: 'date') => modesOf({ query, sort });
    expect(modes('licenziamento giusta causa')).toEqual(['some']);
    expect(modes('licenziamento giusta causa', 'date')).toEqual(['all', 'some']);
    expect(modes('Cass. civ., Sezione lavoro, ordinanza 12 gennaio 2019, n. 12345', 'date')).toEqual([
      'some',
    ]);
    // quotes bind, but not for ever next to other words, and not at all in a pasted
    // heading
    expect(modes('"danno biologico"')).toEqual(['some']);
    expect(modes('risarcimento "danno biologico" parenti')).toEqual(['some', 'loose']);
    expect(modes('chi risponde del reato di "tortura" commesso all\'estero da altri')).toEqual(['loose']);
  });

  test.each([
    '{!term f=kind}ruling',
    'id:cass-1',
    '_query_:"x"',
    '*:*',
    'a AND b OR (c',
    'x^1000',
    'text:[* TO *]',
    '\\',
    'a\u0000b\ue000',
  ])('contain no query syntax: %s', (query) => {
    const parameters = queryFor(query);
    expect(parameters['words']).not.toMatch(/[{}()[\]^~:\\"!\u0000\ue000]|AND|OR/);
    expect(JSON.stringify({ ...parameters, words: '' })).not.toContain(query);
  });

  test('keep an asterisk only at the end of a word', () => {
    expect(queryFor('licenz* * a* *mento')['words']).toBe('licenz* a mento');
  });

  test('cost less per word in very long queries', () => {
    const long = Array.from({ length: 400 }, (_, i) => `parola${i}`).join(' ');
    const { words, pf, pf2 } = queryFor(long);
    expect([String(words).split(' ').length, pf, pf2]).toEqual([150, '', '']);
  });
});

describe('filters', () => {
  test('pass kind, years, courts, areas and sections in separate parameters', () => {
    const parameters = queryFor('danno', {
      kind: 'verdict',
      yearDoc: [2019, 2020],
      selectedArea: 2,
      areas: [1],
      sections: ['3', 'U'],
    });
    expect(parameters['fq']).toEqual([
      kinds,
      '{!terms f=issuer_type_id tag=issuer v=$only_court}',
      '{!terms f=year tag=year v=$only_year}',
      '{!terms f=area tag=area v=$only_area}',
      '{!terms f=section tag=section v=$only_section}',
      minimumMatch,
    ]);
    expect(parameters).toMatchObject({
      kind: 'verdict,text',
      only_year: '2019,2020',
      only_court: '1,2',
      only_area: '1',
      only_section: '3,U',
    });
  });

  test('combine area and authorities', () => {
    expect(queryFor('danno', { selectedArea: 2, issuerTypes: [2, 3] })).toMatchObject({
      only_court: '1,2',
      only_issuer: '2,3',
      fq: [
        kinds,
        '{!terms f=issuer_type_id tag=issuer v=$only_court}',
        '{!terms f=issuer_type_id tag=issuer v=$only_issuer}',
        minimumMatch,
      ],
    });
    expect(queryFor('danno', { selectedArea: 0, issuerTypes: [] })['fq']).toEqual([kinds, minimumMatch]);
  });

  test('require phrases, and count them if they are optional', () => {
    const bound = '{!bool filter=$bound0}';
    expect(queryFor('"danno biologico"')).toMatchObject({
      phrase0: 'danno biologico',
      fq: [kinds, bound, minimumMatch],
    });
    const loose = queryFor('chi risponde del reato di "tortura"', { mode: 'loose' });
    expect(loose['fq']).not.toContain(bound);
    expect(loose['every_word']).toContain('filter=$bound0');
  });

  test('require the quoted words of a full text verbatim and in order', () => {
    expect(queryFor('"danno biologico"')).toMatchObject({
      bound0: '{!bool should=$bound_short0 should=$bound_text0}',
      bound_text0: '{!bool filter=$of_texts filter=$in_text0}',
      in_text0: '{!edismax qf=$quotes_of_texts mm=100% pf="" pf2="" bq="" v=$quoted0}',
      quoted0: '"danno biologico"',
    });
  });

  test('exclude words', () => {
    expect(queryFor('danno -morte')).toMatchObject({ words: 'danno', without0: 'morte', left0: '"morte"' });
    expect(queryFor('danno -mort*')).toMatchObject({ without0: 'mort', left0: 'mort*' });
    expect(queryFor('danno -"caso fortuito"')).toMatchObject({ words: 'danno', without0: 'caso fortuito' });
  });

  test('match nothing if no term remains', () => {
    for (const query of ['-responsabilità', 'non senza'])
      expect(queryFor(query)['fq']).toContain('{!lucene}-*:*');
  });

  test('do not match documents by function words only', () => {
    expect(queryFor('non-profit')).toMatchObject({ words: 'non profit', meaning: 'profit' });
    expect(queryFor('danno biologico')).not.toHaveProperty('meaning');
  });

  test('count values with and without the filter of their group', () => {
    expect(queryFor('danno')['facet.field']).toEqual(['authority', 'year', 'area', 'section']);
    expect(queryFor('danno', { yearDoc: [2020], issuerTypes: [3] })['facet.field']).toEqual([
      'authority',
      '{!ex=issuer key=authority_any}authority',
      '{!ex=year key=year_any}year',
      'area',
      'section',
    ]);
    expect(queryFor('danno', { selectedArea: 1 })['facet.field']).toContain(
      '{!ex=issuer key=authority_any}authority',
    );
    expect(queryFor('danno', { selectedArea: 1 })['facet.query']).toContain('{!ex=issuer key=court_0}*:*');
    // the other tab, with the same filters
    for (const [kind, ownKind, other_kind] of [
      ['principle', 'principle', 'verdict,text'],
      ['verdict', 'verdict,text', 'principle'],
    ] as const)
      expect(queryFor('danno', { kind })).toMatchObject({
        kind: ownKind,
        other_kind,
        'facet.query': expect.arrayContaining(['{!terms f=kind ex=kind key=other_kind v=$other_kind}']),
      });
  });
});

test('searches no field of full texts if only principles are requested', () => {
  const { fq, ...rest } = withoutTexts(queryFor('danno biologico permanente'));
  expect(fq).toEqual([kinds]);
  expect(rest).toMatchObject({ all_fields: 'text', behind: '{!lucene}-*:*' });
});

describe('references', () => {
  test('rank the named ruling first, then the rulings that cite it', () => {
    const parameters = queryFor('Cass. civ. n. 12345/2019');
    expect(parameters).toMatchObject({
      q: '{!bool should=$by_words should=$named should=$citing}',
      rulings: 'cass:civ:2019:12345',
    });
    expect(parameters['mm']).toBe('100%');
    expect(parameters).not.toHaveProperty('every_word');
    expect(queryFor('Cass. civ. n. 12345/2019', { sort: 'date' })['sort']).toMatch(
      /^query\(\$named,0\) desc,date desc/,
    );
  });

  test('rank the ruling first next to one word, and among other results next to several', () => {
    expect(queryFor('danno Cass. civ. n. 12345/2019')).toMatchObject({
      words: 'danno',
      q: '{!bool filter=$wanted should=$by_words should=$named should=$citing}',
      named: '{!boost b=1000}{!terms f=keys v=$rulings}',
    });
    expect(queryFor('danno biologico dopo Cass. civ. n. 12345/2019, parenti')['named']).not.toContain('1000');
  });

  test('find articles by key; with other words "art." does not match', () => {
    expect(queryFor('artt. 1218 e 1223 c.c.')).toMatchObject({
      article0: 'cc:1218',
      article1: 'cc:1223',
      hl: 'false',
    });
    expect(queryFor('danno art. 1218 c.c.')).toMatchObject({
      q: '{!bool filter=$wanted should=$by_words should=$by_article}',
      wanted: '{!bool should=$by_plain should=$by_article}',
      every_word: '{!bool should=$every_typed should=$every_besides }',
      words: 'danno art. 1218 c.c.',
      plain_words: 'danno',
      other_words: 'danno',
    });
  });

  test('find an act by all its names and rank parts above the article', () => {
    for (const query of ['art. 18 statuto dei lavoratori', 'art. 18 st. lav.', 'art. 18 l. 300/1970'])
      expect(queryFor(query)['article0']).toBe('stlav:18');
    expect(queryFor('art. 360 n. 5 c.p.c.')).toMatchObject({
      by_article: '{!bool should=$by_article0 should=$by_article1}',
      article0: 'cpc:360',
      article1: 'cpc:360/n5',
    });
    expect(queryFor('l. 241/90')['article0']).toBe('l:1990:241');
  });

  test('fall back to the article without an unknown suffix', () => {
    expect(modesOf({ query: 'art. 131-quater c.p.' })).toEqual(['some', 'loose']);
    expect(queryFor('art. 131-quater c.p.')).not.toHaveProperty('article1');
    expect(queryFor('art. 131-quater c.p.', { mode: 'loose' })).toMatchObject({
      article0: 'cp:131quater',
      article1: 'cp:131',
      by_article1: '{!boost b=10}{!terms f=provisions v=$article1}',
    });
  });

  test('add nothing to a query by date without a reference', () => {
    expect(queryFor('danno', { sort: 'date' })['sort']).toBe('date desc,score desc,id asc');
  });
});

test.each(['id:demo-cds-2000-15824-1', 'ruling_id:demo', 'issuer_type_id:3', 'number:15824', 'kind:ruling'])(
  'searches field names as words: %s',
  (query) => {
    for (const mode of ['all', 'some', 'loose'] as const)
      expect(queryFor(query, { mode })).toEqual(queryFor(query.replace(':', ' '), { mode }));
  },
);
