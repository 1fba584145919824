import { expect, test } from 'vitest';
import { plainWords, questionWords, requiredTerms } from './question-words.ts';

test.each([
  ['Quando può essere revocato il consenso?', 'essere revocato il consenso'],
  ["Cos'è il danno biologico?", 'il danno biologico'],
  ['quali sono le pene per il furto in abitazione', 'sono le pene per il furto in abitazione'],
  // negations and words with a legal meaning remain
  ['il giudice non può rilevare la prescrizione', 'il giudice non rilevare la prescrizione'],
  ['eccesso di potere e dovere di correttezza', 'eccesso di potere e dovere di correttezza'],
])('removes interrogatives: %s', (question, text) => {
  expect(questionWords(question).text).toBe(text);
});

test.each(['quando', 'cosa può il curatore', 'quali cosa', "cos'è"])(
  'keeps interrogatives if fewer than two content words remain: %s',
  (question) => {
    expect(questionWords(question)).toEqual(plainWords(question));
  },
);

test.each([
  ['tenere un cane in condominio se il regolamento lo vieta', 'un cane in condominio se il regolamento lo'],
  ['il vicino ha messo una telecamera', 'il vicino ha una telecamera'],
  // a noun, and a term of art
  ['il fatto è dato dal messo comunale', 'il fatto è dato dal messo comunale'],
  ['non luogo a procedere', 'luogo a procedere'],
  // no other word remains
  ['fare sempre', 'fare sempre'],
])('requires only the content words of "%s"', (question, text) => {
  expect(requiredTerms(question)).toBe(text);
});
