import { describe, expect, test } from 'vitest';
import { findProvisions } from './find-provisions.ts';

const keys = (text: string) => findProvisions(text).map(({ key }) => key);

describe('articles of law in a text', () => {
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
    ['art. 30 codice di procedura penale', ['cpp:30']],
    ['art. 6 d.lgs. 28/2010', ['dlgs:2010:28:6']],
    ['art. 2, comma 1, lettera b), del d.lgs. 9 aprile 2008, n. 81', ['dlgs:2008:81:2']],
    ['art. 13 della legge 7 agosto 1990, n. 241', ['l:1990:241:13']],
    ['legge 87 del 11/03/1953, art. 23', ['l:1953:87:23']],
    ['Costituzione, art. 117, c. 3', ['cost:117']],
    ['art. 67 l. fall.', ['lfall:67']],
    ['art. 23 disp. att. c.p.p.', ['dispatt-cpp:23']],
    ['art. 6 reg. UE 2016/679', ['regue:2016:679:6']],
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
    'legge n. 241 del 1990',
    'art. 5',
  ])('none in: %s', (text) => {
    expect(keys(text)).toEqual([]);
  });

  test('spans are those of the text', () => {
    const text = 'Ai sensi degli artt. 1218 e 1223 cod. civ., il debitore…';
    expect(findProvisions(text).map(({ start, end, label }) => [text.slice(start, end), label])).toEqual([
      ['artt. 1218', 'art. 1218 c.c.'],
      ['1223 cod. civ.', 'art. 1223 c.c.'],
    ]);
  });
});
