import { expect, test } from 'vitest';
import { plainWords, questionWords, requiredTerms } from './question-words.ts';

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

test.each([
  ['tenere un cane in condominio se il regolamento lo vieta', 'un cane in condominio se il regolamento lo'],
  ['il vicino ha messo una telecamera', 'il vicino ha una telecamera'],
  // a noun, and a term of art
  ['il fatto è dato dal messo comunale', 'il fatto è dato dal messo comunale'],
  ['non luogo a procedere', 'luogo a procedere'],
  // nothing else is there
  ['fare sempre', 'fare sempre'],
])('of "%s" a text must contain what carries law', (question, text) => {
  expect(requiredTerms(question)).toBe(text);
});
