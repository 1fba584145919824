import { expect, test } from 'vitest';
import { alikeFrom, bandsOf, likeness, shinglesOf } from './near-duplicates.ts';

const principle = (article: string, cited: string) =>
  `Va dichiarata la manifesta infondatezza della questione di legittimità costituzionale dell'${article}, nel caso in cui la
   medesima questione sia stata già ritenuta non fondata sotto gli stessi profili e non venga addotto alcun nuovo argomento. - ${cited}`;

test('the same words with other citations are alike and find each other', () => {
  const a = shinglesOf(principle('art. 5 c.p.', 'Cfr. S. n. 61/1987.'));
  const b = shinglesOf(principle('art. 9 c.p.', 'Cfr. O. nn. 5 e 6/1990.'));
  expect(likeness(a, b)).toBeGreaterThan(alikeFrom);
  const bands = new Set(bandsOf(a));
  expect(bandsOf(b).some((band) => bands.has(band))).toBe(true);
  expect(likeness(a, a)).toBe(1);
});

test('other words are not, and short texts are never compared', () => {
  const a = shinglesOf(principle('art. 5 c.p.', ''));
  const b = shinglesOf(
    `Il custode risponde dei danni cagionati dalla cosa anche senza colpa, salvo che provi il caso fortuito, il quale può consistere
     nel fatto del terzo o dello stesso danneggiato che abbia efficacia causale esclusiva nella produzione dell'evento.`,
  );
  expect(likeness(a, b)).toBeLessThan(0.1);
  const short = shinglesOf("Questione gia' dichiarata non fondata. - S. n. 35/1981.");
  expect([likeness(short, short), bandsOf(short)]).toEqual([0, []]);
});
