import { describe, expect, test } from 'vitest';
import { type Declaration, readDeclarations } from './read-declarations.ts';

// Texts of fantasy in the forms of the Court.
const operative = (text: string) =>
  `per questi motivi LA CORTE COSTITUZIONALE ${text}. Così deciso in Roma, il 5 maggio 2015.`;
const shown = ({ key, parts, isInPart, isConsequential }: Declaration) =>
  [key, ...parts, isInPart && 'in part', isConsequential && 'consequence'].filter(Boolean).join(' ');
const read = (text: string, day = '2015-05-05') => readDeclarations(operative(text), day).map(shown);

describe('annulled provisions', () => {
  test.each([
    [
      "dichiara l'illegittimità costituzionale dell'art. 34, comma 2, del codice di procedura penale",
      ['cpp:34 co2'],
    ],
    [
      'dichiara la illegittimità costituzionale degli artt. 17 e 22 del codice penale, nella parte in cui non escludono i minori',
      ['cp:17 in part', 'cp:22 in part'],
    ],
    ["dichiara l'illegittimità costituzionale dell'intera legge 3 marzo 1951, n. 178", ['l:1951:178']],
    [
      "dichiara l'illegittimità costituzionale dell'articolo unico della legge 7 maggio 1965, n. 459",
      ['l:1965:459'],
    ],
    [
      "dichiara l'illegittimità costituzionale della disposizione contenuta nell'art. 415 del codice penale",
      ['cp:415'],
    ],
    [
      "dichiara l'illegittimità costituzionale della norma desumibile dagli artt. 237 e 262 del codice civile, in quanto non consente altro",
      ['cc:237 in part', 'cc:262 in part'],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 7 della legge 10 maggio 1990, n. 12, limitatamente alle parole \"o altri\", nonché dell'art. 9 della stessa legge",
      ['l:1990:12:7 in part', 'l:1990:12:9'],
    ],
    [
      "dichiara l'illegittimità costituzionale delle seguenti disposizioni del codice penale: art. 553, nella parte in cui punisce; art. 554, primo comma",
      ['cp:553 in part', 'cp:554 co1'],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 593 del codice civile; dichiara, ai sensi dell'art. 27 della legge 11 marzo 1953, n. 87, l'illegittimità costituzionale delle seguenti altre disposizioni dello stesso codice: art. 592; art. 599",
      ['cc:593', 'cc:592 consequence', 'cc:599 consequence'],
    ],
    [
      "dichiara: a) manifestamente infondata la questione di legittimità costituzionale dell'art. 247 del codice di procedura civile; b) la illegittimità costituzionale dell'art. 248 del codice di procedura civile",
      ['cpc:248'],
    ],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  test('belong to the code in force on the day', () => {
    const text = "dichiara l'illegittimità costituzionale dell'art. 376 del codice di procedura penale";
    expect(read(text, '1972-05-05')).toEqual(['cpp1930:376']);
  });
});

describe('mentioned provisions are not annulled', () => {
  test.each([
    [
      "dichiara l'illegittimità costituzionale dell'art. 5 della legge 10 maggio 1990, n. 12 (Modifiche all'art. 3 della legge 2 marzo 1980, n. 40), come sostituito dall'art. 8 della legge 1 giugno 1999, n. 60",
      ['l:1990:12:5'],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 5 del d.l. 10 maggio 1990, n. 12, convertito, con modificazioni, nella legge 9 luglio 1990, n. 80, nel testo introdotto dall'art. 2 della legge 4 aprile 1991, n. 15",
      ['dl:1990:12:5'],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 5 della legge 10 maggio 1990, n. 12, in riferimento all'art. 3 della Costituzione",
      ['l:1990:12:5'],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 5 c.p., nella parte in cui richiama l'art. 8 del codice civile e l'art. 9 del codice civile",
      ['cp:5 in part'],
    ],
    ["dichiara non fondata la questione di legittimità costituzionale dell'art. 5 c.p.", []],
    ['dichiara inammissibili le questioni di legittimità costituzionale degli artt. 5 e 6 c.p.', []],
    [
      "dichiara l'illegittimità costituzionale dell'art. 5 c.p. e inammissibile la questione dell'art. 6 c.p.",
      ['cp:5'],
    ],
    // ignores acts of regions and acts that were not understood
    [
      "dichiara l'illegittimità costituzionale dell'art. 4 della legge 11 ottobre 1972, n. 9, della Regione di Fantasia",
      [],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 4 della legge della Regione di Fantasia 11 ottobre 1972, n. 9, e dell'art. 5 della medesima legge",
      [],
    ],
    [
      "dichiara l'illegittimità costituzionale dell'art. 1, lettera iii), della legge 28 gennaio 2016, n. 11",
      [],
    ],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

test('returns the words verbatim with their offsets', () => {
  const text = operative(
    "1) dichiara l'illegittimità costituzionale dell'art. 34 c.p.p. (Incompatibilità), nella parte in cui\nnon prevede altro; 2) dichiara non fondata la questione dell'art. 35 c.p.p.",
  );
  const [declaration, ...more] = readDeclarations(text, '2015-05-05');
  expect(more).toEqual([]);
  expect(declaration?.words).toBe(
    "dichiara l'illegittimità costituzionale dell'art. 34 c.p.p. (Incompatibilità), nella parte in cui\nnon prevede altro",
  );
  expect(text.slice(declaration?.start, declaration?.end)).toBe(declaration?.words);
});

test('reads hostile text in linear time', () => {
  // Not a benchmark. With more than linear time the test would not end.
  const pieces = [
    "dichiara l'illegittimità costituzionale dell'art. ",
    "art. 5 c.p. nella parte in cui, nonché dell'",
    '(a) ',
    '«',
    '; ',
    'artt. 1, 2, ',
    'dello stesso codice ',
  ];
  for (const piece of pieces) {
    const text = operative(piece.repeat(Math.ceil(400_000 / piece.length)));
    expect(readDeclarations(text, '2015-05-05').length).toBeLessThan(text.length);
  }
});
