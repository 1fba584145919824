import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newSearchState } from '../features/search/search-state.ts';
import { searches } from '../features/search/searches.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import Search from './search.tsx';

it('fills the box with text from the address bar, and searches only on Enter', async () => {
  const server = serve({ 'search.run': () => sampleAnswer() });
  // The previous search does not interfere.
  void searches.again(newSearchState('usucapione'));
  await waitFor(() => expect(server.asked('search.run')).toHaveLength(1));
  renderScreen(<Search />, `/?bozza=${encodeURIComponent('danno & "custodia" ')}`);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Domanda/ });
  expect(box.value).toBe('danno & "custodia" ');
  expect(server.asked('search.run')).toHaveLength(1);
  fireEvent.submit(box.form!);
  await waitFor(() => expect(server.asked('search.run')).toHaveLength(2));
  expect(server.asked('search.run').at(-1)).toMatchObject({ query: 'danno & "custodia"' });
});
