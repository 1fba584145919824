import { expect, it } from 'vitest';
import { whereTheyDiffer } from './similar-rulings.tsx';

const shown = (...texts: string[]) => whereTheyDiffer(texts).map((from, i) => texts[i]!.slice(from));

it('skips the common beginning of two texts, up to the start of a word', () => {
  expect(
    shown(
      'In tema di mantenimento dei figli, il genitore deve provare',
      'In tema di mantenimento dei figli, l’obbligo non cessa',
      'Il lavoratore licenziato',
    ),
  ).toEqual(['il genitore deve provare', 'l’obbligo non cessa', 'Il lavoratore licenziato']);
});

it('leaves texts with different beginnings, or identical texts, unchanged', () => {
  expect(whereTheyDiffer(['In tema di appalto', 'In tema di locazione'])).toEqual([0, 0]);
  expect(
    whereTheyDiffer(['In tema di appalto di opere pubbliche', 'In tema di appalto di opere pubbliche']),
  ).toEqual([0, 0]);
  expect(whereTheyDiffer(['Da solo'])).toEqual([0]);
});
