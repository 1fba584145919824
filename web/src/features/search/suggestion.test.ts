import { expect, it } from 'vitest';
import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { listSuggestions } from './suggestion.ts';

const official = { today: null, then: null, undated: null };

it('lists own queries, acts, rulings and subjects without duplicates or the typed text', () => {
  const listed = listSuggestions(
    {
      questions: ['art. 18', 'Art. 18 st. lav.', 'articolo'],
      provisions: [],
      acts: [
        { text: 'art. 18 st. lav.', label: null, official },
        { text: 'statuto dei lavoratori', label: 'st. lav.', official },
      ],
      rulings: [{ text: 'Corte cost., sent. 12 gennaio 2018, n. 18', ruling_id: 'cc-2018-18' }],
      suggestions: Array.from({ length: 9 }, (_, i) => `voce ${i}`),
      receipt: sampleReceipt(),
    },
    'art. 18',
  );
  expect(listed.map(({ text }) => text)).toEqual([
    'Art. 18 st. lav.',
    'articolo',
    'statuto dei lavoratori',
    'Corte cost., sent. 12 gennaio 2018, n. 18',
    'voce 0',
    'voce 1',
    'voce 2',
    'voce 3',
  ]);
  expect(listed.flatMap(({ rulingId }) => rulingId ?? [])).toEqual(['cc-2018-18']);
});

it('suggests the page of a named article first, and a rubric match after previous queries', () => {
  const listed = listSuggestions(
    {
      questions: ['art. 2051 custodia'],
      provisions: [
        {
          key: 'cc:2051',
          label: 'art. 2051 c.c.',
          rubric: 'Danno cagionato da cosa in custodia',
          by: 'name',
        },
        { key: 'l:1999:9991:3', label: 'art. 3 l. 9991/1999', rubric: '', by: 'rubric' },
      ],
      acts: [{ text: 'art. 2051 c.c.', label: null, official }],
      rulings: [],
      suggestions: [],
      receipt: sampleReceipt(),
    },
    'art. 2051',
  );
  expect(listed.map(({ kind, text, provision }) => [kind, text, provision])).toEqual([
    ['provision', 'art. 2051 c.c. – Danno cagionato da cosa in custodia', 'cc:2051'],
    ['question', 'art. 2051 custodia', null],
    ['provision', 'art. 3 l. 9991/1999', 'l:1999:9991:3'],
    ['act', 'art. 2051 c.c.', null],
  ]);
});

it('suggests the page also if its exact name is typed', () => {
  const provisions = [{ key: 'cc:2051', label: 'art. 2051 c.c.', rubric: '', by: 'name' as const }];
  const acts = [{ text: 'art. 2051 c.c.', label: null, official }];
  const none = { questions: [], rulings: [], suggestions: [], receipt: sampleReceipt() };
  expect(listSuggestions({ ...none, provisions, acts }, 'art. 2051 c.c.').map(({ kind }) => kind)).toEqual([
    'provision',
  ]);
});
