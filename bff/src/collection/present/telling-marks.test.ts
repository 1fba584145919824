import { findReferences } from '@massima/law/find-references';
import { expect, it } from 'vitest';
import { tellingMarks } from './telling-marks.ts';

const marks = (text: string, question = '') => {
  const marked = text.replaceAll('[', '\ue000').replaceAll(']', '\ue001');
  const found = tellingMarks(marked, { references: findReferences(question, { question: true }) });
  return found.positions.map(({ startPosition, endPosition }) =>
    found.text.slice(startPosition - 1, endPosition),
  );
};

it('never marks words that only negate, join or ask', () => {
  expect(marks('[Non] spetta al [figlio] [non] [autosufficiente] [anche] se [può] lavorare')).toEqual([
    'figlio',
    'autosufficiente',
  ]);
  expect(marks('')).toEqual([]);
});

it('marks an article that was requested as one, in addition to the words', () => {
  expect(marks('il [danno] ex art. 2051 del codice civile', 'art. 2051 c.c.')).toEqual([
    'danno',
    'art. 2051 del codice civile',
  ]);
});
