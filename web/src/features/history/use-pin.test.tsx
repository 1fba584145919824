import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { undoLast } from '../../lib/undo-stack.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleQuestions } from '../../testing/samples/questions.ts';
import { PinnedQuestions } from './pinned-questions.tsx';

it('unpins once for several clicks, and is undone once by its name', async () => {
  const [first, second] = sampleQuestions()
    .slice(0, 2)
    .map((question) => ({ ...question, name: `nome ${question.id}`, pinned: true }));
  const server = serve({
    'questions.pinned': () => [first!, second!],
    'questions.change': ({ id, pinned: isPinned }: { id: number; pinned?: boolean | undefined }) => ({
      ...first!,
      id,
      pinned: isPinned ?? true,
    }),
  });
  await loadTexts(['folders']);
  await renderScreen(<PinnedQuestions onChanged={vi.fn()} />);
  const unpin = async (name: string) => screen.findByRole('button', { name: new RegExp(`${name}$`) });
  fireEvent.click(await unpin(first!.name));
  fireEvent.click(await unpin(first!.name));
  fireEvent.click(await unpin(second!.name));
  const sent = () => server.asked('questions.change');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([first, second].map((question) => ({ id: question!.id, pinned: false })));
  await waitFor(() => expect(undoLast()?.what).toContain(second!.name));
  expect(undoLast()?.what).toContain(first!.name);
  expect(undoLast()).toBeNull();
  await waitFor(() => expect(sent()).toContainEqual({ id: first!.id, pinned: true }));
});
