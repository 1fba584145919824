import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { refused } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { SearchBox } from './search-box.tsx';

const onSubmit = vi.fn();
const onOpenRuling = vi.fn();
const onOpenProvision = vi.fn();
const subjects = (...suggestions: string[]) => ({
  suggestions,
  provisions: [],
  acts: [],
  rulings: [],
  questions: [],
  receipt: sampleReceipt(),
});
const suggestions = subjects('danno biologico', 'danno morale');
beforeEach(() => {
  onSubmit.mockReset();
  onOpenRuling.mockReset();
  serve({ 'search.suggest': () => suggestions });
});

function Box() {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      inputRef={null}
      isHero
      type="massima"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      onOpenRuling={onOpenRuling}
      onOpenProvision={onOpenProvision}
      onClear={() => setValue('')}
    />
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cerca' });
const type = (value: string) => {
  box().focus();
  fireEvent.change(box(), { target: { value } });
};

it('searches for non-empty text only', async () => {
  await renderScreen(<Box />);
  expect(submit().disabled).toBe(true);
  type('   ');
  expect(submit().disabled).toBe(true);
  fireEvent.submit(box().form!);
  expect(onSubmit).not.toHaveBeenCalled();
  type('  danno ');
  fireEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledWith('danno');
});

it('clears the input', async () => {
  await renderScreen(<Box />);
  type('danno');
  fireEvent.click(screen.getByRole('button', { name: 'Cancella il testo' }));
  expect(box().value).toBe('');
});

it('searches for the suggestion selected by arrow keys', async () => {
  await renderScreen(<Box />);
  type('dan');
  await screen.findByRole('option', { name: 'danno biologico' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { name: 'danno morale' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledWith('danno morale');
  expect(box().value).toBe('danno morale');
});

it('opens the ruling selected by arrow keys, without a search', async () => {
  serve({
    'search.suggest': () => ({
      ...subjects(),
      rulings: [{ text: 'Cass. civ. n. 123/2019', ruling_id: 'r-1' }],
    }),
  });
  await renderScreen(<Box />);
  type('123');
  await screen.findByRole('option', { name: /n\. 123/ });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onOpenRuling).toHaveBeenCalledWith('r-1', 'Cass. civ. n. 123/2019');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box().value).toBe('123');
});

it('searches for the typed text on Enter and drops late suggestions', async () => {
  let respond = () => {};
  const server = serve({
    'search.suggest': () => new Promise((resolve) => (respond = () => resolve(suggestions))),
  });
  await renderScreen(<Box />);
  type('danno');
  await waitFor(() => expect(server.asked('search.suggest')).toHaveLength(1));
  fireEvent.submit(box().form!);
  expect(onSubmit).toHaveBeenCalledWith('danno');
  respond();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('option')).toBeNull();
});

it('keeps the suggestions of the latest input if an older response arrives later', async () => {
  const pending: (() => void)[] = [];
  const server = serve({
    'search.suggest': ({ q }) =>
      new Promise((resolve) => pending.push(() => resolve(subjects(`${q} biologico`)))),
  });
  await renderScreen(<Box />);
  type('dan');
  await waitFor(() => expect(server.asked('search.suggest')).toHaveLength(1));
  type('danno');
  await waitFor(() => expect(server.asked('search.suggest')).toHaveLength(2));
  pending[1]?.();
  await screen.findByRole('option', { name: 'danno biologico' });
  pending[0]?.();
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['danno biologico']);
});

it('requests suggestions for text typed after a selection by arrow keys', async () => {
  await renderScreen(<Box />);
  type('dan');
  await screen.findByRole('option', { name: 'danno biologico' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  type('danaro');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.submit(box().form!);
  expect(onSubmit.mock.calls).toEqual([['danaro']]);
});

it('ignores failed suggestions', async () => {
  const server = serve({ 'search.suggest': refused('service_unavailable') });
  await renderScreen(<Box />);
  type('danno');
  await waitFor(() => expect(server.asked('search.suggest')).toHaveLength(1));
  expect(screen.queryByRole('option')).toBeNull();
});
