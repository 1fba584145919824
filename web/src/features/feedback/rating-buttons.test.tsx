import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { refused } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { nextRating, type Rating, RatingButtons } from './rating-buttons.tsx';

let server = serve();
beforeEach(() => {
  server = serve();
});

function Rated({ from }: { from: Rating }) {
  const [feedback, setFeedback] = useState<Rating>(from);
  return <RatingButtons result={sampleResult({ feedback })} query="danno" onRate={setFeedback} />;
}
const up = () => screen.getByRole('button', { name: 'Risultato utile' });
const down = () => screen.getByRole('button', { name: 'Risultato non utile' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

it('rates with one click and undoes it with the next', async () => {
  await renderScreen(<Rated from="none" />);
  fireEvent.click(up());
  expect(isPressed(up())).toBe(true);
  await waitFor(() =>
    expect(server.asked('feedbacks.save')).toEqual([
      expect.objectContaining({ idResult: 'r1', positive: true, query: 'danno' }),
    ]),
  );
  await waitFor(() => expect(up().hasAttribute('aria-disabled')).toBe(false));
  fireEvent.click(up());
  expect(isPressed(up())).toBe(false);
  await waitFor(() =>
    expect(server.asked('feedbacks.remove')).toEqual([expect.objectContaining({ idResult: 'r1' })]),
  );
});

it('requires a comment before a negative rating', async () => {
  await renderScreen(<Rated from="positive" />);
  fireEvent.click(down());
  const send = await screen.findByRole('button', { name: 'Invia' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Commento'), { target: { value: '   ' } });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Commento'), { target: { value: ' Fuori tema ' } });
  fireEvent.click(send);
  expect(isPressed(down())).toBe(true);
  await screen.findByText('Grazie per la valutazione.');
  expect(server.asked('feedbacks.save')).toEqual([
    expect.objectContaining({ positive: false, comment: 'Fuori tema' }),
  ]);
});

it('undoes a negative rating without a prompt', async () => {
  await renderScreen(<Rated from="negative" />);
  fireEvent.click(down());
  expect(isPressed(down())).toBe(false);
  await waitFor(() => expect(server.asked('feedbacks.remove')).toHaveLength(1));
});

it('restores the previous rating if the new rating could not be saved', async () => {
  serve({ 'feedbacks.save': refused('unknown_error') });
  await renderScreen(<Rated from="none" />);
  fireEvent.click(up());
  expect(isPressed(up())).toBe(true);
  await screen.findByText(/La valutazione non è stata salvata/);
  expect(isPressed(up())).toBe(false);
});

it('restores the removed comment, not an earlier comment', async () => {
  let stored: string | undefined;
  server = serve({
    'feedbacks.of': () => ({ positive: false, comment: stored }),
    'feedbacks.save': ({ comment }) => {
      stored = comment;
      return { success: true, message: 'result_feedback_thanks' };
    },
  });
  await renderScreen(<Rated from="none" />);
  const settled = () => waitFor(() => expect(down().matches(':disabled, [aria-disabled=true]')).toBe(false));
  for (const [nth, comment] of ['Fuori tema', 'Superata'].entries()) {
    fireEvent.click(down());
    fireEvent.change(await screen.findByLabelText('Commento'), { target: { value: comment } });
    fireEvent.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(server.asked('feedbacks.save')).toHaveLength(nth + 1));
    await settled();
    fireEvent.click(down());
    await waitFor(() => expect(server.asked('feedbacks.remove')).toHaveLength(nth + 1));
    await settled();
  }
  // The later notice replaces the earlier one.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ripristina' })).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
  await waitFor(() => expect(server.asked('feedbacks.save')).toHaveLength(3));
  expect(server.asked('feedbacks.save').at(-1)).toMatchObject({ comment: 'Superata' });
});

it.each([
  ['none', 'up', { to: 'positive' }],
  ['positive', 'up', { to: 'none' }],
  ['negative', 'up', { to: 'positive' }],
  ['none', 'down', { ask: 'comment' }],
  ['positive', 'down', { ask: 'comment' }],
  ['negative', 'down', { to: 'none' }],
] as const)('%s, thumb %s', (now, thumb, step) => {
  expect(nextRating(now, thumb)).toEqual(step);
});
