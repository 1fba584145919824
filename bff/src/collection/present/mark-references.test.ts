import { findReferences } from '@massima/law/find-references';
import { expect, test } from 'vitest';
import { markReferences } from './mark-references.ts';

const text =
  'Il danno ex art. 1218 c.c. non è quello dell’art. 2051 del codice civile, né dell’art. 2051 c.p.';
const marked = (question: string, words: string[] = []) => {
  const positions = words.map((word) => {
    const at = text.indexOf(word);
    return { startPosition: at + 1, endPosition: at + word.length };
  });
  const asked = findReferences(question, { question: true });
  const found = markReferences({ text, positions }, asked, findReferences(text));
  return found.positions.map(({ startPosition, endPosition }) => text.slice(startPosition - 1, endPosition));
};

test('marks stand on the article that was asked for, however it is written, and on no other', () => {
  expect(marked('art. 2051 c.c.')).toEqual(['art. 2051 del codice civile']);
  expect(marked('art. 2051 c.c.', ['danno', '2051'])).toEqual(['danno', 'art. 2051 del codice civile']);
  expect(marked('art. 7 c.c.', ['danno'])).toEqual(['danno']);
  expect(marked('danno', ['danno'])).toEqual(['danno']);
});
