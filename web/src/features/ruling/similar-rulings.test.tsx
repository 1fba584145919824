import { expect, it } from 'vitest';
import { whereTheyDiffer } from './similar-rulings.tsx';

const shown = (...texts: string[]) => whereTheyDiffer(texts).map((from, i) => texts[i]!.slice(from));

it('passes over what two texts begin alike with, to the beginning of a word', () => {
  expect(
    shown(
      'In tema di mantenimento dei figli, il genitore deve provare',
      'In tema di mantenimento dei figli, l’obbligo non cessa',
      'Il lavoratore licenziato',
    ),
  ).toEqual(['il genitore deve provare', 'l’obbligo non cessa', 'Il lavoratore licenziato']);
});

it('leaves texts alone that begin each in its own way, or are the same', () => {
  expect(whereTheyDiffer(['In tema di appalto', 'In tema di locazione'])).toEqual([0, 0]);
  expect(
    whereTheyDiffer(['In tema di appalto di opere pubbliche', 'In tema di appalto di opere pubbliche']),
  ).toEqual([0, 0]);
  expect(whereTheyDiffer(['Da solo'])).toEqual([0]);
});
