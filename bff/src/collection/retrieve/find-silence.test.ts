import { expect, test } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { silentWords, spokenWords } from './find-silence.ts';

const wordsOf = (question: string) => spokenWords(readQuestion(question)).map(({ word }) => word);

test.each([
  ['Posso tenere un cane in condominio?', ['cane', 'condominio']],
  ["L'inquilino non paga l'affitto", ['inquilino', 'paga', 'affitto']],
  ['cane, Cane e cani', ['cane', 'cani']],
  ['telecamera', ['telecamera']],
])('returns the candidate subject words of "%s"', (question, expected) => {
  expect(wordsOf(question)).toEqual(expected);
});

test.each([
  'art. 2051 c.c. telecamera',
  '"telecamera in condominio"',
  'telecamera -condominio',
  'parola '.repeat(41),
])('returns no subject words for "%s"', (question) => {
  expect(wordsOf(question)).toEqual([]);
});

test.each([
  ['il vicino riprende il giardino', ['riprende']],
  ['le piante che innaffiano', ['innaffiano']],
  ['mi ha distrutto la macchina', ['distrutto']],
  ['il fatto distrutto, la rete, il balcone', []],
])('recognises the verbs of "%s"', (question, verbs) => {
  expect(spokenWords(readQuestion(question)).flatMap(({ word, isVerb }) => (isVerb ? [word] : []))).toEqual(
    verbs,
  );
});

test('returns no words for an English query', () => {
  expect(wordsOf('medical malpractice and the burden of proof')).toEqual([]);
});

const all = 2000;
const word = (name: string, count: number, otherwise = 0, isVerb = false) => ({
  ...{ word: name, isVerb, count, otherwise },
});

test('returns the rarest words of a query if no document contains them', () => {
  expect(silentWords([word('cane', 0), word('condominio', 25), word('vieta', 9)], all)).toEqual(['cane']);
  expect(silentWords([word('bitcoin', 0)], all)).toEqual(['bitcoin']);
});

test('returns nothing if an equally rare word or its synonym is found', () => {
  expect(silentWords([word('giacca', 0), word('bottiglia', 1), word('fermato', 16)], all)).toEqual([]);
  expect(silentWords([word('pedinamenti', 0), word('stalking', 0, 12)], all)).toEqual([]);
});

test('ignores words that every document contains and words that are not indexed', () => {
  expect(silentWords([word('della', all), word('telecamera', 0)], all)).toEqual(['telecamera']);
  expect(silentWords([word('della', all)], all)).toEqual([]);
  expect(silentWords([], all)).toEqual([]);
});

test('never returns a verb', () => {
  expect(silentWords([word('telecamera', 0), word('riprende', 0, 0, true)], all)).toEqual(['telecamera']);
  expect(silentWords([word('scrive', 0, 0, true)], all)).toEqual([]);
});
