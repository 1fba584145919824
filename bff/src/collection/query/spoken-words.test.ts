import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { spokenWords } from './spoken-words.ts';

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
