import type { SearchResult } from '@massima/contract/search';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

/** Ids of results whose card throws. */
const broken = vi.hoisted(() => new Set<string>());
vi.mock('../features/feedback/rating-buttons.tsx', () => ({
  RatingButtons({ result }: { result: SearchResult }) {
    if (broken.has(result.id_new)) throw new Error('it cannot be drawn');
    return <button>Utile</button>;
  },
}));
vi.mock('../features/search/filter-chips.tsx', () => ({
  FilterChips() {
    throw new Error('it cannot be drawn');
  },
}));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('leaves the other cards and panels unchanged, and opens on retry', async () => {
  const results = ['cass-1-m1', 'cass-2-m1', 'cass-3-m1'].map((id_new) =>
    sampleResult({ id_new, sent_numero: id_new }),
  );
  broken.add('cass-2-m1');
  serve({ 'search.run': () => sampleAnswer({ search: results, total: 3 }) });
  await renderScreen(<Search />, '/?q=danno');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  screen.getByRole('complementary');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Domanda/ }).value).toBe('danno');
  const failed = screen.getAllByText(/Questa sezione non è stata caricata/);
  expect(failed).toHaveLength(2);

  broken.clear();
  const [, card] = failed;
  fireEvent.click(within(card!).getByRole('button', { name: 'Riprova' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText(/Questa sezione non è stata caricata/)).toHaveLength(1);
});
