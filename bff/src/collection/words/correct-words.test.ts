import { expect, test } from 'vitest';
import { correctWords, slipCost } from './correct-words.ts';

/** Builds a spelling suggestion in Solr's format. */
const suggestion = (typed: string, word: string, candidates: Record<string, number>, texts = 0) => ({
  word,
  texts,
  start: typed.indexOf(word),
  end: typed.indexOf(word) + word.length,
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
])('corrects %s', (typed, candidates, meant) => {
  expect(correctWords(typed, [suggestion(typed, typed, candidates)])).toBe(meant);
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
  const typed = 'licenziamneto e tetto del risarcimeto';
  expect(
    correctWords(typed, [
      suggestion(typed, 'licenziamneto', { licenziamento: 100 }),
      suggestion(typed, 'tetto', { tutto: 900 }),
      suggestion(typed, 'risarcimeto', { risarcimento: 100 }),
    ]),
  ).toBe('licenziamento e tetto del risarcimento');
});

test('assigns a lower cost to frequent errors', () => {
  const inOrder = [
    slipCost('liberta', 'libertà'),
    slipCost('apello', 'appello'),
    slipCost('sentnza', 'sentenza'),
    slipCost('licenziamneto', 'licenziamento'),
    slipCost('sentensa', 'sentenza'),
    slipCost('banca', 'barca'),
    slipCost('casa', 'caso'),
    slipCost('renda', 'tenda'),
  ];
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
});
