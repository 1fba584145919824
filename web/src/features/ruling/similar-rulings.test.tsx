import { expect, it } from 'vitest';
import { firstDifferences } from './similar-rulings.tsx';

const shortened = (...texts: string[]) => firstDifferences(texts).map((from, i) => texts[i]!.slice(from));

it('skips the common beginning of two texts, up to the start of a word', () => {
  expect(
    shortened(
      'In tema di mantenimento dei figli, il genitore deve provare',
      'In tema di mantenimento dei figli, l’obbligo non cessa',
      'Il lavoratore licenziato',
    ),
  ).toEqual(['il genitore deve provare', 'l’obbligo non cessa', 'Il lavoratore licenziato']);
});

it('leaves texts with different beginnings, or identical texts, unchanged', () => {
  expect(firstDifferences(['In tema di appalto', 'In tema di locazione'])).toEqual([0, 0]);
  expect(
    firstDifferences(['In tema di appalto di opere pubbliche', 'In tema di appalto di opere pubbliche']),
  ).toEqual([0, 0]);
  expect(firstDifferences(['Da solo'])).toEqual([0]);
});
