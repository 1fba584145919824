import { expect, it } from 'vitest';
import { linesFrom } from './principle-lines.tsx';

const text =
  'Nel giudizio di separazione il giudice provvede sulle spese. ' +
  'È onere del genitore che vi si oppone dimostrare, anche per presunzioni, la raggiunta autonomia economica, ' +
  'tenuto conto dell’età e del percorso di studi, del figlio maggiorenne che non lavora e chiede il mantenimento.';
const span = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
const from = (...parts: string[]) => text.slice(linesFrom(text, parts.map(span), span(text.slice(61))));

it('starts at the best sentence', () => {
  expect(from('genitore', 'autonomia')).toMatch(/^È onere/);
  expect(from()).toMatch(/^È onere/);
});

it('starts later if more of the terms are close together there', () => {
  expect(from('genitore', 'figlio', 'maggiorenne', 'lavora', 'mantenimento')).toMatch(
    /^percorso di studi, del figlio/,
  );
});

it('starts at the beginning if no sentence is better', () => {
  expect(linesFrom(text, [], undefined)).toBe(0);
});
