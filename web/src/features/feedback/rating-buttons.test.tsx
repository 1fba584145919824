import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import type { Rating } from './next-rating.ts';
import { RatingButtons } from './rating-buttons.tsx';

const calls = vi.hoisted(() => ({ save: vi.fn(), remove: vi.fn() }));
vi.mock('../../lib/trpc.ts', () => ({
  trpc: {
    feedbacks: {
      save: { useMutation: () => ({ mutateAsync: calls.save, isPending: false }) },
      remove: { useMutation: () => ({ mutateAsync: calls.remove, isPending: false }) },
    },
  },
}));
beforeEach(() => {
  calls.save.mockReset().mockResolvedValue({ success: true });
  calls.remove.mockReset().mockResolvedValue({ success: true });
});

function Rated({ from }: { from: Rating }) {
  const [feedback, setFeedback] = useState<Rating>(from);
  return <RatingButtons result={sampleResult({ feedback })} query="danno" onRate={setFeedback} />;
}
const up = () => screen.getByRole('button', { name: 'Risultato utile' });
const down = () => screen.getByRole('button', { name: 'Risultato non utile' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

it('rates with one press and takes it back with the next', async () => {
  await renderScreen(<Rated from="none" />);
  fireEvent.click(up());
  expect(isPressed(up())).toBe(true);
  expect(calls.save).toHaveBeenCalledWith(
    expect.objectContaining({ idResult: 'r1', positive: true, query: 'danno' }),
  );
  await waitFor(() => expect(calls.save).toHaveBeenCalledTimes(1));
  fireEvent.click(up());
  expect(isPressed(up())).toBe(false);
  expect(calls.remove).toHaveBeenCalledWith({ idResult: 'r1' });
});

it('asks for a comment before a negative rating, and sends nothing without one', async () => {
  await renderScreen(<Rated from="positive" />);
  fireEvent.click(down());
  const send = await screen.findByRole('button', { name: 'Invia' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Commento'), { target: { value: '   ' } });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Commento'), { target: { value: ' Fuori tema ' } });
  fireEvent.click(send);
  expect(calls.save).toHaveBeenCalledWith(
    expect.objectContaining({ positive: false, comment: 'Fuori tema' }),
  );
  expect(isPressed(down())).toBe(true);
  await screen.findByText('Grazie per la valutazione.');
});

it('takes a negative rating back without a question', async () => {
  await renderScreen(<Rated from="negative" />);
  fireEvent.click(down());
  expect(calls.remove).toHaveBeenCalledTimes(1);
  expect(isPressed(down())).toBe(false);
});

it('shows the old rating again when the new one could not be kept', async () => {
  calls.save.mockRejectedValue(Object.assign(new Error('unknown_error'), { data: { httpStatus: 500 } }));
  await renderScreen(<Rated from="none" />);
  fireEvent.click(up());
  expect(isPressed(up())).toBe(true);
  await screen.findByText('La valutazione non è stata salvata.');
  expect(isPressed(up())).toBe(false);
});
