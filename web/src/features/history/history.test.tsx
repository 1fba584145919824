import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { loadTexts } from '../../lib/i18n.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { researchAnswers } from '../../testing/answers/research-answers.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleQuestions } from '../../testing/samples/questions.ts';
import { History } from './history.tsx';

/** Serves a history from which deleted entries disappear. */
function remembering(count: number) {
  let stored = Array.from({ length: count }, (_, i) => ({
    ...sampleQuestions()[0]!,
    id: 900 - i,
    query: `domanda ${i + 1}`,
  }));
  const deleted = new Map<number, (typeof stored)[number]>();
  return {
    ...researchAnswers(),
    'questions.count': () => ({ count: stored.length }),
    'questions.list': ({ offset, limit }: { offset: number; limit: number }) =>
      stored.slice(offset, offset + limit),
    'questions.remove': ({ id }: { id: number }) => {
      deleted.set(
        id,
        stored.find((question) => question.id === id)!,
      );
      stored = stored.filter((question) => question.id !== id);
      return { success: true, message: 'ok' as const };
    },
    'questions.restore': ({ query }: { query: string }) => {
      const found = [...deleted.values()].find((question) => question.query === query)!;
      const question = { ...found, id: found.id + 1000 };
      stored = [...stored, question].sort((a, b) => (b.id % 1000) - (a.id % 1000));
      return { success: true, message: 'ok' as const, question };
    },
  };
}

function Address() {
  return <output>{useLocation().search}</output>;
}
const open = (address: string) =>
  renderScreen(
    <>
      <History />
      <Address />
    </>,
    address,
  );
/** Returns the numbers of the listed queries. */
const listed = () =>
  screen.queryAllByText(/^domanda \d+$/).map((element) => Number(element.textContent?.slice(8)));
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const shows = (...numbers: number[]) => waitFor(() => expect(listed()).toEqual(numbers));
const remove = async (nth: number) => {
  fireEvent.click(screen.getByRole('button', { name: `Elimina dalla cronologia: domanda ${nth}` }));
  await screen.findByText(`Eliminata: domanda ${nth}`);
};
const turnTo = (page: number) => fireEvent.click(screen.getByRole('button', { name: `Pagina ${page}` }));

beforeEach(() => loadTexts(['folders']));
afterEach(() => {
  vi.restoreAllMocks();
});

it('continues after the previous page with undo, despite deletions there', async () => {
  const server = serve(remembering(23));
  await open('/');
  await shows(...from(1, 10));
  for (const nth of [2, 5, 9]) await remove(nth);
  await waitFor(() => expect(server.asked('questions.remove')).toHaveLength(3));
  turnTo(2);
  await shows(...from(11, 20));
  await remove(12);
  await waitFor(() => expect(server.asked('questions.remove')).toHaveLength(4));
  turnTo(3);
  await shows(...from(21, 23));

  // The same applies when the loaded data is stale.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  turnTo(1);
  await shows(1, 3, 4, 6, 7, 8, 10);
  fireEvent.click(screen.getAllByRole('button', { name: 'Ripristina' })[1]!);
  await shows(1, 3, 4, 5, 6, 7, 8, 10);
  turnTo(2);
  await shows(11, ...from(13, 20));
});

it('shows the last page if the address has a higher page number', async () => {
  serve(remembering(13));
  await open('/?page=3');
  await shows(...from(11, 13));
  expect(document.querySelector('output')?.textContent).toBe('?page=2');
});

it('restores a deleted entry with its last values, even if the response to its change is late', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  const server = serve({
    ...remembering(3),
    'questions.change': async ({ id, pinned = false }) => {
      await response;
      return { ...sampleQuestions()[0]!, id, query: 'domanda 2', pinned };
    },
  });
  await open('/');
  await shows(1, 2, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Metti in evidenza: domanda 2' }));
  await remove(2);
  respond();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() =>
    expect(server.asked('questions.restore')).toMatchObject([{ query: 'domanda 2', pinned: true }]),
  );
});
