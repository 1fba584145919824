import { expect, test } from 'vitest';
import { plainWords, questionWords } from './question-words.ts';

test.each([
  ['Quando può essere revocato il consenso?', 'essere revocato il consenso'],
  ["Cos'è il danno biologico?", 'il danno biologico'],
  ['quali sono le pene per il furto in abitazione', 'sono le pene per il furto in abitazione'],
  // negation decides, and what a word can mean in law stays
  ['il giudice non può rilevare la prescrizione', 'il giudice non rilevare la prescrizione'],
  ['eccesso di potere e dovere di correttezza', 'eccesso di potere e dovere di correttezza'],
])('words that only ask are left out: %s', (question, text) => {
  expect(questionWords(question).text).toBe(text);
});

test.each(['quando', 'cosa può il curatore', 'quali cosa', "cos'è"])(
  'they stay where little else is: %s',
  (question) => {
    expect(questionWords(question)).toEqual(plainWords(question));
  },
);
