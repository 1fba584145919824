import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { waiting } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';
import { useLogout } from './use-logout.ts';

function Leave() {
  return <button onClick={useLogout()}>Esci</button>;
}
beforeEach(() => session.begin('tok', sampleAccount()));

it('tells the server whose session ends, then ends it here', async () => {
  serve();
  const sent = vi.spyOn(window, 'fetch');
  await renderScreen(<Leave />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(session.token()).toBeNull());
  const [, request] = sent.mock.calls[0] ?? [];
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer tok');
});

it('does not wait for a server that says nothing, nor ends the session that follows', async () => {
  serve({ 'session.logout': waiting });
  await renderScreen(<Leave />);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(session.token()).toBeNull();

  session.begin('tok', sampleAccount());
  fireEvent.click(screen.getByRole('button'));
  session.begin('next', sampleAccount());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(session.token()).toBe('next');
  vi.useRealTimers();
});
