import { expect, test } from 'vitest';
import { findProvisions } from './find-provisions.ts';
import { actOfUrn, annexKey } from './official-text.ts';
import { provisionLabel, readArticleNumber, shownNumber } from './provision-keys.ts';

test.each([
  ['Art. 5-bis.', '5bis', '5-bis'],
  ['5 ter', '5ter', '5-ter'],
  ['art. 5 quater.1', '5quater.1', '5-quater.1'],
  ['2 vicies-semel', '2viciessemel', '2-vicies semel'],
  ['Art. 2-vicies semel.', '2viciessemel', '2-vicies semel'],
  ['art_3-bis', '3bis', '3-bis'],
  ['art_3bis', '3bis', '3-bis'],
  ['Articolo unico', '1', '1'],
  ['Art. 416-bis.1', '416bis.1', '416-bis.1'],
])('%s', (written, key, expected) => {
  expect(readArticleNumber(written)).toBe(key);
  expect(shownNumber(key)).toBe(expected);
});

test.each(['rejects "%s"', 'Art.', '', '5 di tutto', '12/2020'])('no number: "%s"', (text) => {
  expect(readArticleNumber(text)).toBeUndefined();
});

test('returns the same key as a citation of the article', () => {
  const text = 'art. 2 vicies-semel della legge 12 marzo 1999, n. 9991, e art. 5 quater.1 l. 9991/1999';
  expect(findProvisions(text).map(({ key, label }) => [key, label])).toEqual([
    ['l:1999:9991:2viciessemel', 'art. 2-vicies semel l. 9991/1999'],
    ['l:1999:9991:5quater.1', 'art. 5-quater.1 l. 9991/1999'],
  ]);
});

test('reads acts and annexes by their URN', () => {
  const civil = actOfUrn('urn:nir:stato:regio.decreto:1942-03-16;262');
  expect(civil).toEqual({ number: 'rd:1942:262', key: 'cc', body: 'rd:1942:262', date: '1942-03-16' });
  expect(civil && annexKey(civil, 'CODICE CIVILE')).toBe('cc');
  expect(civil && annexKey(civil, 'Allegato 2')).toBe('all2-rd:1942:262');
  const former = actOfUrn('urn:nir:stato:regio.decreto:1930-10-19;1399');
  expect(former && annexKey(former, 'CODICE DI PROCEDURA PENALE')).toBe('cpp1930');
  expect(actOfUrn('urn:nir:stato:decreto.legislativo:2005-03-07;82')).toMatchObject({
    key: 'cad',
    body: 'cad',
  });
  expect(actOfUrn('urn:nir:regione.fantasia:legge:2001-01-01;3')).toBeUndefined();
  expect(provisionLabel('all2-dlgs:2010:104:5')).toBe('art. 5 all. 2 d.lgs. 104/2010');
});
