import { myFoldersOutput } from '@massima/contract/assistants';
import { expect, test } from 'vitest';
import { shortTexts } from './short-text.ts';

const result = {
  id: 'r1',
  citation: 'Cass. civ., n. 1/2020',
  address: 'https://massima.example/ruling/r1',
  fictional: null,
  principle: '',
  note: '',
  later_fate: [],
};
const answer = (in_collection: boolean | null) => ({
  folders: [{ name: 'Causa Rossi', description: '', results: 1 }],
  results: [{ ...result, in_collection }],
  more: false,
  receipt: {
    charged: false,
    searches_left: null,
    next_search: { free: true, amount: null, currency: 'eur' },
    until: null,
  },
});

test('labels a saved result as not in the collection only if the check succeeded', () => {
  const lines = [false, true, null].map((inCollection) =>
    shortTexts['my_folders']!(myFoldersOutput.parse(answer(inCollection))).includes('not in the collection'),
  );
  expect(lines).toEqual([true, false, false]);
});
