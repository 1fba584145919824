import { expect, test } from 'vitest';
import { readQuestion } from '../query/read-question.ts';
import { silentWords, spokenWords } from './find-silence.ts';

const wordsOf = (question: string) => spokenWords(readQuestion(question)).map(({ word }) => word);

test.each([
  ['Posso tenere un cane in condominio?', ['cane', 'condominio']],
  ["L'inquilino non paga l'affitto", ['inquilino', 'paga', 'affitto']],
  ['cane, Cane e cani', ['cane', 'cani']],
  ['telecamera', ['telecamera']],
])('those of "%s" that may say what it is about', (question, words) => {
  expect(wordsOf(question)).toEqual(words);
});

test.each([
  'art. 2051 c.c. telecamera',
  '"telecamera in condominio"',
  'telecamera -condominio',
  'parola '.repeat(41),
])('none of "%s"', (question) => {
  expect(wordsOf(question)).toEqual([]);
});

test.each([
  ['il vicino riprende il giardino', ['riprende']],
  ['le piante che innaffiano', ['innaffiano']],
  ['mi ha distrutto la macchina', ['distrutto']],
  ['il fatto distrutto, la rete, il balcone', []],
])('verbs of "%s"', (question, verbs) => {
  expect(spokenWords(readQuestion(question)).flatMap(({ word, isVerb }) => (isVerb ? [word] : []))).toEqual(
    verbs,
  );
});

test('none in English', () => {
  expect(wordsOf('medical malpractice and the burden of proof')).toEqual([]);
});

const all = 2000;
const word = (name: string, count: number, otherwise = 0, isVerb = false) => ({
  ...{ word: name, isVerb, count, otherwise },
});

test('a question is silent on its rarest words, where no result has one', () => {
  expect(silentWords([word('cane', 0), word('condominio', 25), word('vieta', 9)], all)).toEqual(['cane']);
  expect(silentWords([word('bitcoin', 0)], all)).toEqual(['bitcoin']);
});

test('it is not where a word as rare is there, or the courts’ words for one', () => {
  expect(silentWords([word('giacca', 0), word('bottiglia', 1), word('fermato', 16)], all)).toEqual([]);
  expect(silentWords([word('pedinamenti', 0), word('stalking', 0, 12)], all)).toEqual([]);
});

test('words that all texts have, as those that are not indexed, count for nothing', () => {
  expect(silentWords([word('della', all), word('telecamera', 0)], all)).toEqual(['telecamera']);
  expect(silentWords([word('della', all)], all)).toEqual([]);
  expect(silentWords([], all)).toEqual([]);
});

test('a verb is never what it is silent on', () => {
  expect(silentWords([word('telecamera', 0), word('riprende', 0, 0, true)], all)).toEqual(['telecamera']);
  expect(silentWords([word('scrive', 0, 0, true)], all)).toEqual([]);
});
