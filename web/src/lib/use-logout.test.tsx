import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastFolder } from '../features/folders/last-folder.ts';
import { selection } from '../features/search/selection.ts';
import { newSearchState } from '../features/search/search-state.ts';
import { searches } from '../features/search/searches.ts';
import { waiting } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { sampleResult } from '../testing/sample-result.ts';
import { queryClient } from './query-client.ts';
import { session } from './session.ts';
import { local, perTab } from './storage.ts';
import { useLogout } from './use-logout.ts';

function Leave() {
  return <button onClick={useLogout()}>Esci</button>;
}
beforeEach(() => session.begin('tok', sampleAccount()));

it('sends the ended session to the server, then ends it locally', async () => {
  serve();
  const sent = vi.spyOn(window, 'fetch');
  await renderScreen(<Leave />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(session.token()).toBeNull());
  const [, request] = sent.mock.calls[0] ?? [];
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer tok');
});

it('neither waits for an unresponsive server nor ends the next session', async () => {
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

/** Stores data of the account in every place where the app stores any. */
function leaveTraces(marker: string) {
  const result = sampleResult({ id_new: marker, document_diritto: marker });
  selection.toggle(result);
  lastFolder.set(7);
  local.write('account', JSON.stringify({ ...session.snapshot(), email: marker }));
  for (const key of ['searches.3', 'draft', 'trial-reload']) perTab.write(key, marker);
  for (const name of ['citations', 'citations.report', 'profile'])
    perTab.write(`draft.${sampleAccount().id}.${name}`, JSON.stringify({ text: marker }));
  queryClient.setQueryData(['projects'], [marker]);
  searches.open(newSearchState(marker));
}
const stored = () =>
  JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    selection.get(),
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data ?? null),
    searches.get(),
  ]);

it('clears account data from storage and memory, except device settings', async () => {
  serve();
  local.write('locale', 'en');
  const marker = 'zirbelkiefer';
  leaveTraces(marker);
  expect(stored().split(marker).length).toBeGreaterThan(8);
  await renderScreen(<Leave />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(session.token()).toBeNull());
  expect(stored()).not.toContain(marker);
  expect(Object.keys(localStorage)).toEqual(['massima.locale']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  local.write('locale', null);
});

it('keeps the input of an expired session for its owner only', () => {
  const draft = `draft.${sampleAccount().id}.citations`;
  leaveTraces('larice');
  session.end('session_expired');
  expect(
    Object.keys(sessionStorage).every((name) => name.startsWith(`massima.draft.${sampleAccount().id}.`)),
  ).toBe(true);
  expect(perTab.read(draft)).toContain('larice');
  session.begin('other', sampleAccount({ id: 4_321 }));
  expect(stored()).not.toContain('larice');
});
