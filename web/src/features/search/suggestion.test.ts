import { expect, it } from 'vitest';
import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { listSuggestions } from './suggestion.ts';

const official = { today: null, then: null, undated: null };

it('lists own questions, acts, rulings and subjects, each text once, without what is typed', () => {
  const listed = listSuggestions(
    {
      questions: ['art. 18', 'Art. 18 st. lav.', 'articolo'],
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
