import { expect, test } from 'vitest';
import { correctWords, typoCost } from './correct-words.ts';

/** Builds a spelling suggestion in Solr's format. */
const suggestion = (misspelt: string, word: string, candidates: Record<string, number>, texts = 0) => ({
  word,
  texts,
  start: misspelt.indexOf(word),
  end: misspelt.indexOf(word) + word.length,
  candidates: Object.entries(candidates).map(([word, texts]) => ({ word, texts })),
});

test.each([
  ['resonsabilità', { responsabilità: 300, responsabile: 40 }, 'responsabilità'],
  ['contrato', { contrasto: 40, contratto: 400, contrario: 60 }, 'contratto'],
  ['sentenz', { sentenza: 300, sentenze: 90 }, 'sentenza'],
  ['liberta', { libertà: 50 }, null],
  ['tetto', { tutto: 900 }, null],
  ['cane', { cade: 80 }, null],
  ['asdfghj', { asporto: 10 }, null],
  ['prova', { trova: 10 }, null],
])('corrects %s', (misspelt, candidates, intended) => {
  expect(correctWords(misspelt, [suggestion(misspelt, misspelt, candidates)])).toBe(intended);
});

test('corrects nothing if two words are equally likely', () => {
  expect(correctWords('notifza', [suggestion('notifza', 'notifza', { notizia: 80, notifica: 80 })])).toBe(
    null,
  );
});

test('keeps words that documents contain', () => {
  expect(
    correctWords('responsabilta', [suggestion('responsabilta', 'responsabilta', { responsabilità: 300 }, 1)]),
  ).toBe(null);
});

test('replaces several words at their offsets', () => {
  const query = 'licenziamneto e tetto del risarcimeto';
  expect(
    correctWords(query, [
      suggestion(query, 'licenziamneto', { licenziamento: 100 }),
      suggestion(query, 'tetto', { tutto: 900 }),
      suggestion(query, 'risarcimeto', { risarcimento: 100 }),
    ]),
  ).toBe('licenziamento e tetto del risarcimento');
});

test('assigns a lower cost to frequent errors', () => {
  const inOrder = [
    typoCost('liberta', 'libertà'),
    typoCost('apello', 'appello'),
    typoCost('sentnza', 'sentenza'),
    typoCost('licenziamneto', 'licenziamento'),
    typoCost('sentensa', 'sentenza'),
    typoCost('banca', 'barca'),
    typoCost('casa', 'caso'),
    typoCost('renda', 'tenda'),
  ];
  expect(inOrder.toSorted((first, other) => first - other)).toEqual(inOrder);
});
