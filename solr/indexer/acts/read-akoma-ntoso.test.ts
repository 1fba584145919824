import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeAct, makeArticle } from '../testing/make-act.ts';
import { readAkomaNtoso } from './read-akoma-ntoso.ts';

const read = (xml: string) => readAkomaNtoso(Buffer.from(xml));
const body = (...articles: string[]) => read(makeAct({ body: articles.join('') }));

test('reads an article with rubric and paragraphs, and restores accents', () => {
  const file = body(
    makeArticle('3', "(Responsabilita' del custode)", [
      ['1', "Il custode risponde ((salvo che provi))\n il caso fortuito; piu' non e' dovuto."],
      ['2-bis', 'Comma aggiunto.'],
    ]),
  );
  expect(file).toMatchObject({ act: 'l:1999:9991', title: 'Legge di fantasia', day: '2001-01-01', left: [] });
  expect(file.articles).toEqual([
    {
      key: 'l:1999:9991:3',
      rubric: 'Responsabilità del custode',
      commi: [
        { number: '1', text: 'Il custode risponde salvo che provi il caso fortuito; più non è dovuto.' },
        { number: '2-bis', text: 'Comma aggiunto.' },
      ],
      notes: [],
    },
  ]);
});

test.each([
  ['5-bis', '5bis'],
  ['5 ter', '5ter'],
  ['5 quater.1', '5quater.1'],
  ['2 vicies-semel', '2viciessemel'],
  ['2-vicies semel', '2viciessemel'],
  ['131-bis', '131bis'],
])('reads the number "%s"', (written, key) => {
  expect(body(makeArticle(written, 'Rubrica', ['Testo.'])).articles[0]?.key).toBe(`l:1999:9991:${key}`);
});

test('reads each point of a list as a line', () => {
  const point = (letter: string, text: string) =>
    `<point><num>${letter})</num><content><p>${text}\n</p></content></point>`;
  const [article] = body(
    `<article eId="art_1"><num>Art. 1.</num><heading>Definizioni</heading><paragraph><num>1.</num><list><intro><p>Si intende per:\n 0a) zero; </p></intro>${point('a', 'primo')}${point('b-bis', 'secondo')}</list></paragraph></article>`,
  ).articles;
  expect(article?.commi).toEqual([
    { number: '1', text: 'Si intende per:\n0a) zero;\na) primo\nb-bis) secondo' },
  ]);
});

test('separates amendment notes from the text, with the marks that refer to them', () => {
  const [article] = body(
    makeArticle('7', '', [
      ['1', 'Il patto e nullo. (28) Lo dice il numero (29).'],
      '------------',
      'AGGIORNAMENTO (28)',
      'La Corte Costituzionale, con sentenza 3 - 10 febbraio 2021, n. 12, ha dichiarato altro.',
    ]),
  ).articles;
  expect(article?.commi).toEqual([{ number: '1', text: 'Il patto e nullo. Lo dice il numero (29).' }]);
  expect(article?.notes).toEqual([
    'La Corte Costituzionale, con sentenza 3 - 10 febbraio 2021, n. 12, ha dichiarato altro.',
  ]);
});

test('reads an amended rubric from the first paragraph', () => {
  const [article] = body(makeArticle('6', '', ['((Nuova rubrica))', ['1', 'Testo.']])).articles;
  expect(article).toMatchObject({ rubric: 'Nuova rubrica', commi: [{ number: '1', text: 'Testo.' }] });
});

test('reads a code from its decree’s annexes, with an article per document and its heading in the text', () => {
  const doc = (name: string, text: string) =>
    `<doc name="${name}"><mainBody><paragraph><content><p>${text}</p></content></paragraph></mainBody></doc>`;
  const file = read(
    makeAct({
      urn: 'urn:nir:stato:regio.decreto:1942-03-16;262',
      body: makeArticle('1', '', ['E approvato il testo del codice civile.']),
      annexes: [
        doc(
          'DISPOSIZIONI SULLA LEGGE IN GENERALE-art. 12',
          '\n Art. 12. \n\n (Titolo di fantasia). \n\n Parole inventate. \n',
        ),
        doc(
          'CODICE CIVILE-art. 5 bis',
          '\n     Art. 5-bis. \n \n   (Un titolo di fantasia). \n \n  Parole inventate, che una\nriga interrompe. \n  Un secondo capoverso: \n a) uno; \n b) due. \n',
        ),
        doc('Allegato B-art. 3', 'Art. 3.\n\nUn allegato senza nome proprio.'),
      ],
    }),
  );
  expect(file.act).toBe('cc');
  expect(file.articles.map(({ key }) => key)).toEqual([
    'rd:1942:262:1',
    'prel:12',
    'cc:5bis',
    'allb-rd:1942:262:3',
  ]);
  expect(file.articles[2]).toMatchObject({
    rubric: 'Un titolo di fantasia',
    commi: [
      { number: '1', text: 'Parole inventate, che una riga interrompe.' },
      { number: '2', text: 'Un secondo capoverso:\na) uno;\nb) due.' },
    ],
  });
});

test('reads articles that an act quotes as text', () => {
  const file = body(
    `<article eId="art_1"><num>Art. 1.</num><heading>Modifica</heading><paragraph><num>1.</num><content><p>E inserito il seguente:</p><quotedStructure><article eId="art_9"><num>Art. 9.</num><heading>Altro</heading><paragraph><num>1.</num><content><p>Testo citato.</p></content></paragraph></article></quotedStructure></content></paragraph></article>`,
    makeArticle('2', '', ['Testo.']),
  );
  expect(file.articles.map(({ key }) => key)).toEqual(['l:1999:9991:1', 'l:1999:9991:2']);
  expect(file.articles[0]?.commi[0]?.text).toContain('Testo citato.');
});

test('reports unreadable articles and reads the others', () => {
  const file = body(
    makeArticle('1', 'Prima', ['Testo.']),
    makeArticle('2', 'Vuoto', []),
    makeArticle('1', 'Ancora', ['Altro testo.']),
    makeArticle('zero', 'Senza numero', ['Testo.']).replace('eId="art_x"', 'eId="zzz"'),
  );
  expect(file.articles.map(({ rubric }) => rubric)).toEqual(['Prima']);
  expect(file.left.map(({ reason }) => reason)).toEqual([
    'an article without text',
    'the same article occurs earlier in this file',
    'its number cannot be parsed',
  ]);
});

describe('rejects other files', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i || ''};`.repeat(10)}">`).join('')}]><akomaNtoso>&lol9;</akomaNtoso>`;
  test.each([
    ['a billion laughs', laughs, /declares entities/],
    ['an external reference', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><akomaNtoso/>', /declares entities/],
    [
      'an entity that no one declared',
      makeAct({ body: makeArticle('1', '', ['&xxe;']) }),
      /not well-formed XML/,
    ],
    ['broken XML', makeAct({ body: makeArticle('1', '', ['Testo.']) }).slice(0, -60), /not well-formed XML/],
    ['XML of another kind', '<?xml version="1.0"?><rss><channel/></rss>', /not an Akoma Ntoso act/],
    ['no day', makeAct({ day: 'mai' }), /does not state the date/],
    [
      'an act without a number',
      makeAct({ urn: 'urn:nir:regione.fantasia:legge:2001;3' }),
      /no act that is cited by type/,
    ],
    ['nothing', '', /not an Akoma Ntoso act|not well-formed XML/],
  ])('%s', (_, xml, reason) => {
    expect(() => read(xml)).toThrow(reason);
  });
});

test('reads thirty megabytes and rejects extreme nesting', () => {
  const long = makeArticle(
    '1',
    '',
    Array.from({ length: 2000 }, (_, i) => [String(i + 1), 'parola '.repeat(2100)] as const),
  );
  const file = body(long);
  expect(file.articles[0]?.commi).toHaveLength(2000);
  expect(() => body('<p>'.repeat(20_000))).toThrow(/not well-formed XML/);
});

test('marks the demo’s act as fictional', () => {
  const url = new URL('../../demo/acts/legge-1999-9991_2021-02-18.xml', import.meta.url);
  const file = readAkomaNtoso(readFileSync(url));
  expect(file).toMatchObject({ act: 'l:1999:9991', isFictional: true, left: [] });
  expect(file.articles.map(({ key }) => key.slice('l:1999:9991:'.length))).toEqual([
    '1',
    '2',
    '2viciessemel',
    '3',
    '3bis',
    '4',
    '5',
    '5bis',
    '5ter',
    '5quater.1',
    '6',
    '7',
    '8',
  ]);
});
