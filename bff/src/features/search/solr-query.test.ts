import { describe, expect, test } from 'vitest';
import { firstMode, solrQuery, type SolrQueryInput } from './solr-query.ts';

const ask = (query: string, more: Partial<SolrQueryInput> = {}) =>
  solrQuery({ query, kind: 'principle', offset: 0, size: 10, mode: 'all', ...more });

describe('words', () => {
  test('all of them first, then 30 %', () => {
    expect(ask('onere della prova')).toMatchObject({
      words: 'onere della prova',
      mm: '100%',
      start: '0',
      rows: '10',
    });
    expect(ask('onere della prova', { mode: 'some', offset: 10, size: 20 })).toMatchObject({
      mm: '30%',
      start: '10',
      rows: '20',
    });
    expect(ask('onere della prova')).not.toHaveProperty('q');
  });

  test('long questions begin with some', () => {
    expect(firstMode('licenziamento giusta causa')).toBe('all');
    expect(
      firstMode("Quando il committente risponde dei danni causati dall'appaltatore durante i lavori?"),
    ).toBe('some');
    expect(firstMode('Cass. civ., Sezione lavoro, ordinanza 12 gennaio 2019, n. 12345')).toBe('all');
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
  ])('nothing typed is syntax: %s', (query) => {
    const parameters = ask(query);
    expect(parameters['words']).not.toMatch(/[{}()[\]^~:\\"!\u0000\ue000]|AND|OR/);
    expect(JSON.stringify({ ...parameters, words: '' })).not.toContain(query);
  });

  test('a star ends a word or is none', () => {
    expect(ask('licenz* * a* *mento')['words']).toBe('licenz* a mento');
  });

  test('very long questions cost less per word', () => {
    const long = Array.from({ length: 400 }, (_, i) => `parola${i}`).join(' ');
    const { words, pf, pf2 } = ask(long);
    expect([String(words).split(' ').length, pf, pf2]).toEqual([150, '', '']);
  });
});

describe('filters', () => {
  test('kind, years, area, authorities: values in parameters of their own', () => {
    const parameters = ask('danno', { kind: 'verdict', yearDoc: [2019, 2020], selectedArea: 2, areas: [1] });
    expect(parameters['fq']).toEqual([
      '{!term f=kind v=$kind}',
      '{!terms f=year tag=year v=$years}',
      '{!terms f=issuer_type_id tag=issuer v=$issuers}',
      '{!terms f=area tag=area v=$areas}',
    ]);
    expect(parameters).toMatchObject({ kind: 'verdict', years: '2019,2020', issuers: '1,2', areas: '1' });
  });

  test('area and authorities are both kept', () => {
    expect(ask('danno', { selectedArea: 1 })['issuers']).toBe('3');
    expect(ask('danno', { selectedArea: 2, issuerTypes: [2, 3] })['issuers']).toBe('2');
    expect(ask('danno', { selectedArea: 1, issuerTypes: [4] })['issuers']).toBe('0');
    expect(ask('danno', { selectedArea: 0 })).not.toHaveProperty('issuers');
  });

  test('phrases bind, unless they stand in a sentence that finds too little', () => {
    expect(ask('"danno biologico"', { mode: 'some' })).toHaveProperty('phrase0', 'danno biologico');
    expect(ask('chi risponde del reato di "tortura" commesso all\'estero')).toHaveProperty(
      'phrase0',
      'tortura',
    );
    expect(
      ask('chi risponde del reato di "tortura" commesso all\'estero', { mode: 'some' }),
    ).not.toHaveProperty('phrase0');
  });

  test('excluded words', () => {
    expect(ask('danno -morte')).toMatchObject({ words: 'danno', without0: 'morte' });
  });

  test('facets tell what there is, and what there would be without a filter', () => {
    expect(ask('danno')['facet.field']).toEqual(['authority', 'year']);
    expect(ask('danno', { yearDoc: [2020], issuerTypes: [3] })['facet.field']).toEqual([
      'authority',
      'year',
      '{!ex=issuer key=authority_any}authority',
      '{!ex=year key=year_any}year',
    ]);
  });
});

describe('references', () => {
  test('the ruling named comes first, then those that cite it', () => {
    const parameters = ask('Cass. civ. n. 12345/2019');
    expect(parameters).toMatchObject({
      q: '{!bool should=$by_words should=$named should=$citing}',
      rulings: 'cass:civ:2019:12345',
    });
    expect(ask('Cass. civ. n. 12345/2019', { mode: 'some' })['mm']).toBe('100%');
    expect(ask('Cass. civ. n. 12345/2019', { sort: 'date' })['sort']).toMatch(
      /^query\(\$named,0\) desc,date desc/,
    );
  });

  test('articles by key; beside them other words bind', () => {
    expect(ask('artt. 1218 e 1223 c.c.')).toMatchObject({
      article0: 'cc:1218',
      article1: 'cc:1223',
      'hl.q': '{!bool should=$marked_references}',
    });
    expect(ask('danno art. 1218 c.c.')).toMatchObject({
      q: '{!bool should=$by_words should=$by_article_besides}',
      plain_words: 'danno',
      other_words: 'danno',
      reference_phrases: '"art. 1218 c.c."~10 "art. 1218 codice civile"~10 "art. 1218 262 1942"~10',
    });
  });

  test('one act under all its names, its parts above the article', () => {
    for (const query of ['art. 18 statuto dei lavoratori', 'art. 18 st. lav.', 'art. 18 l. 300/1970'])
      expect(ask(query)['article0']).toBe('stlav:18');
    expect(ask('art. 360 n. 5 c.p.c.')).toMatchObject({
      by_article: '{!bool should=$by_article0 should=$by_article1}',
      article0: 'cpc:360',
      article1: 'cpc:360/n5',
    });
    expect(ask('l. 241/90')['article0']).toBe('l:1990:241');
  });

  test('a suffix that nothing has leads to the article', () => {
    expect(ask('art. 131-quater c.p.')).not.toHaveProperty('article1');
    expect(ask('art. 131-quater c.p.', { mode: 'some' })).toMatchObject({
      article0: 'cp:131quater',
      article1: 'cp:131',
      by_article1: '{!boost b=10}{!terms f=provisions v=$article1}',
    });
  });

  test('by date without a reference', () => {
    expect(ask('danno', { sort: 'date' })['sort']).toBe('date desc,score desc,id asc');
  });
});
