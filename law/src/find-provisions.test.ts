import { describe, expect, test } from 'vitest';
import { findProvisions } from './find-provisions.ts';

const keys = (text: string) => findProvisions(text).map(({ key }) => key);

describe('findProvisions', () => {
  test.each([
    ['art. 2043 c.c.', ['cc:2043']],
    ["dell'articolo 2043 del codice civile", ['cc:2043']],
    ['art. 2043 cod. civ.', ['cc:2043']],
    ['2051 c.c.', ['cc:2051']],
    ['2051 cc', ['cc:2051']],
    ['artt. 1218 e 1223 cod. civ.', ['cc:1218', 'cc:1223']],
    ['artt. 3, primo comma, 24 e 111 Cost. e 2043 c.c.', ['cost:3', 'cost:24', 'cost:111', 'cc:2043']],
    ["all'art. 360, primo comma, n. 5, c.p.c.", ['cpc:360']],
    ['art. 581, comma 1-ter, cod. proc. pen', ['cpp:581']],
    ['articolo 131-bis del codice penale', ['cp:131bis']],
    ['art. 131 bis c.p.', ['cp:131bis']],
    ['art. 285 cod. pen. mil. di pace', ['cpmp:285']],
    ['art. 47 cod. pen. milit. guerra', ['cpmg:47']],
    ['art. 30 codice di procedura penale', ['cpp:30']],
    ['art. 6 d.lgs. 28/2010', ['dlgs:2010:28:6']],
    ['art. 2, comma 1, lettera b), del d.lgs. 9 aprile 2008, n. 81', ['dlgs:2008:81:2']],
    ['art. 13 della legge 7 agosto 1990, n. 241', ['l:1990:241:13']],
    ['legge 87 del 11/03/1953, art. 23', ['l:1953:87:23']],
    ['Costituzione, art. 117, c. 3', ['cost:117']],
    ['art. 67 l. fall.', ['lfall:67']],
    ['art. 23 disp. att. c.p.p.', ['dispatt-cpp:23']],
    ['art. 6 reg. UE 2016/679', ['gdpr:6']],
    ['art. 16 r.d.l. 20 luglio 1934, n. 1404', ['rdl:1934:1404:16']],
    ['reg. UE 1215/2012, art. 4', ['regue:2012:1215:4']],
    ['art. 3 direttiva 93/13', ['dirue:1993:13:3']],
    ['art. 6 CEDU', ['cedu:6']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test.each([
    'art. 5 del medesimo codice',
    'articolo',
    "l'art. e il c.c.",
    'il comma 2',
    'la legge n. 104',
    'il codice civile e la Costituzione',
    'a euro 5 cad.',
    'art. 5',
  ])('finds nothing in: %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  test.each([
    ['art. 18 statuto dei lavoratori', 'stlav:18'],
    ['art. 18 st. lav.', 'stlav:18'],
    ['art. 18 l. 300/1970', 'stlav:18'],
    ['art. 18 L. n. 300/70', 'stlav:18'],
    ['art. 18 legge n. 300 del 1970', 'stlav:18'],
    ["dell'articolo 18 della legge 20 maggio 1970, n. 300", 'stlav:18'],
    ['art. 186 d.lgs. 285/1992', 'cds:186'],
    ['art. 186 del nuovo codice della strada', 'cds:186'],
    ['art. 67 r.d. n. 267/1942', 'lfall:67'],
    ['art. 21-nonies legge sul procedimento amministrativo', 'l:1990:241:21nonies'],
    ['art. 6-bis L. 241/90', 'l:1990:241:6bis'],
    ['art. 4 legge divorzio', 'l:1970:898:4'],
    ['art. 10 T.U.L.P.S.', 'tulps:10'],
    ['art. 10 t. u. l. p. s.', 'tulps:10'],
    ['art. 5 c. p. c. e 6', 'cpc:5'],
    ['art. 5 c.p. e altro', 'cp:5'],
    ['art. 5 d.P.R. n. 380 del 2001', 'dpr:2001:380:5'],
    ['art. 5 testo unico edilizia', 'dpr:2001:380:5'],
    ['art. 9 statuto speciale per la Valle d\u2019Aosta', 'lcost:1948:4:9'],
    ['art. 17 GDPR', 'gdpr:17'],
    ['art. 2 legge Mammi\u0300', 'l:1990:223:2'],
  ])('finds one act by all its names: %s', (text, expected) => {
    expect(keys(text)[0]).toBe(expected);
  });

  test.each([
    ['la legge n. 241 del 1990 prevede', ['l:1990:241']],
    ['ai sensi del codice del consumo', ['codcons']],
    ['il d.lgs. 50/2016 e il TUEL', ['dlgs:2016:50', 'tuel']],
    ['l\u2019art. 3 l. 241/1990 e la l. 241/1990', ['l:1990:241:3', 'l:1990:241']],
  ])('finds an act without an article: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  test.each([
    ['art. 360, primo comma, n. 5, c.p.c.', ['co1', 'n5']],
    ['art. 360 n. 5 cpc', ['n5']],
    ['art. 360 co. 1 nn. 3 e 5 c.p.c.', ['co1', 'n3', 'n5']],
    ['art. 2, comma 1-bis, lettera b), del d.lgs. 81/2008', ['co1bis', 'letb']],
    ['art. 117, secondo comma, lett. e) e s), Cost.', ['co2', 'lete', 'lets']],
    ['artt. 3, commi 1 e 2, e 24 Cost.', ['co1', 'co2']],
    ['art. 1226 e ss. c.c.', []],
  ])('reads parts of an article: %s', (text, expected) => {
    expect(findProvisions(text)[0]?.parts).toEqual(expected);
  });

  test('returns offsets in the text', () => {
    const text = 'Ai sensi degli artt. 1218 e 1223 cod. civ., il debitore…';
    expect(findProvisions(text).map(({ start, end, label }) => [text.slice(start, end), label])).toEqual([
      ['artt. 1218', 'art. 1218 c.c.'],
      ['1223 cod. civ.', 'art. 1223 c.c.'],
    ]);
  });
});
