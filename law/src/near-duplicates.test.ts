import { expect, test } from 'vitest';
import { nearDuplicateThreshold, bandsOf, jaccard, shinglesOf } from './near-duplicates.ts';

const principle = (article: string, cited: string) =>
  `Va dichiarata la manifesta infondatezza della questione di legittimità costituzionale dell'${article}, nel caso in cui la
   medesima questione sia stata già ritenuta non fondata sotto gli stessi profili e non venga addotto alcun nuovo argomento. - ${cited}`;

test('finds the same words with other citations as near duplicates', () => {
  const a = shinglesOf(principle('art. 5 c.p.', 'Cfr. S. n. 61/1987.'));
  const b = shinglesOf(principle('art. 9 c.p.', 'Cfr. O. nn. 5 e 6/1990.'));
  expect(jaccard(a, b)).toBeGreaterThan(nearDuplicateThreshold);
  const bands = new Set(bandsOf(a));
  expect(bandsOf(b).some((band) => bands.has(band))).toBe(true);
  expect(jaccard(a, a)).toBe(1);
});

test('distinguishes other words and ignores short texts', () => {
  const a = shinglesOf(principle('art. 5 c.p.', ''));
  const b = shinglesOf(
    `Il custode risponde dei danni cagionati dalla cosa anche senza colpa, salvo che provi il caso fortuito, il quale può consistere
     nel fatto del terzo o dello stesso danneggiato che abbia efficacia causale esclusiva nella produzione dell'evento.`,
  );
  expect(jaccard(a, b)).toBeLessThan(0.1);
  const short = shinglesOf("Questione gia' dichiarata non fondata. - S. n. 35/1981.");
  expect([jaccard(short, short), bandsOf(short)]).toEqual([0, []]);
});

test('matches a rule that continues differently, but not a formula about another law', () => {
  const rule =
    'La qualificazione della domanda di risarcimento spetta al giudice, che può ricondurla alla responsabilità del custode anche ' +
    'quando la parte abbia invocato la clausola generale, purché i fatti siano stati allegati nei termini. ';
  const first = shinglesOf(`In tema di cose in custodia, ${rule}Il mutamento non è consentito in appello.`);
  const again = shinglesOf(`${rule}Resta fermo l'onere di provare il nesso causale.`);
  expect(jaccard(first, again)).toBeGreaterThan(nearDuplicateThreshold);
  const formula = (law: string) =>
    shinglesOf(
      `Va dichiarata la cessazione della materia del contendere nel giudizio di legittimità costituzionale ${law}`,
    );
  const campania = formula(
    "dell'art. 3, comma 2, della legge della Regione Campania n. 12 del 2007, che vieta le cave nei parchi naturali regionali.",
  );
  const calabria = formula(
    "dell'art. 2, comma 1, della legge della Regione Calabria n. 14 del 2006, sulle strutture ricettive e gli alberghi.",
  );
  expect(jaccard(campania, calabria)).toBeLessThan(nearDuplicateThreshold);
});

test('keeps the bands of older index versions', () => {
  const text =
    "Il giudice d'appello può riqualificare la domanda — «città», perché, così, 2º comma — purché i fatti siano stati allegati nei termini " +
    '(Corte cost. n. 5/1990) e le parti abbiano potuto discuterne; ΟΔΟΣ e 𝒳 non sono parole comuni, ma lo sono.';
  const shingles = shinglesOf(text);
  expect(shingles.size).toBe(35);
  expect(bandsOf(shingles).slice(0, 4)).toEqual(['0.5yjctg', '1.13ehs9k', '2.11jh0l', '3.rrqals']);
});
