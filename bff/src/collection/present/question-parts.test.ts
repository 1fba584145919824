import { expect, it } from 'vitest';
import { partAnswered, questionParts } from './question-parts.ts';

const question =
  'il figlio ha trent’anni e non lavora, devo pagare ancora il mantenimento se vive con la madre?';

it('parts a question where it goes on to something else, and leaves no part that says nothing', () => {
  expect(questionParts(question)).toEqual([
    'il figlio ha trent’anni e non lavora',
    'devo pagare ancora il mantenimento',
    'vive con la madre',
  ]);
  expect(questionParts('danno biologico')).toEqual(['danno biologico']);
  expect(questionParts('danno')).toEqual(['danno']);
  expect(questionParts('')).toEqual([]);
});

it('tells the part that a text answers by the words they share', () => {
  const parts = questionParts(question);
  expect(partAnswered(parts, 'L’obbligo di mantenimento cessa con il pagamento …')).toBe(parts[1]);
  expect(partAnswered(parts, 'Le locazioni')).toBe(parts.toSorted((a, b) => b.length - a.length)[0]);
  expect(partAnswered([], 'Le locazioni')).toBeNull();
});
