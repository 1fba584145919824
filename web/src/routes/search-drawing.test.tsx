import type { SearchResult } from '@massima/contract/search';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

/** Id of each drawn result, in order. */
const drawn = vi.hoisted((): string[] => []);
vi.mock('../features/feedback/rating-buttons.tsx', () => ({
  RatingButtons({ result }: { result: SearchResult }) {
    drawn.push(result.id_new);
    return null;
  },
}));

it('redraws no result for a typed character, and only the opened result otherwise', async () => {
  const results = [sampleResult(), sampleResult({ id_new: 'cass-2-m1', sent_numero: '124' })];
  serve({ 'search.run': () => sampleAnswer({ search: results, total: 2 }) });
  await renderScreen(<Search />, '/?q=danno');
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(new Set(drawn).size).toBe(2);

  drawn.length = 0;
  fireEvent.change(screen.getByRole('combobox', { name: /Domanda/ }), { target: { value: 'danno m' } });
  expect(drawn).toEqual([]);
  fireEvent.click(cards[1]!.querySelector<HTMLElement>('[aria-expanded]')!);
  expect(new Set(drawn)).toEqual(new Set(['cass-2-m1']));
});
