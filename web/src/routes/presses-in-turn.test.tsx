import { it as italian } from '@massima/contract/messages/it';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AlertMails } from '../features/alerts/alert-list.tsx';
import { PauseSwitch } from '../features/history/history.tsx';
import { loadTexts } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { refused } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';

/**
 * Holds the first call until the test releases it and answers others immediately. Concurrent calls
 * would arrive in reverse order.
 */
function slowFirst() {
  let release = () => {};
  const first = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  return { wait: () => (++calls === 1 ? first : Promise.resolve()), release: () => release() };
}
/** A call that is not queued has been sent at this point. */
const sent = async () => {
  for (let attempt = 0; attempt < 20; attempt++) await new Promise((next) => setTimeout(next));
};
const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));
const theSwitch = <PauseSwitch />;
const pause = async () => {
  const found = await screen.findByRole<HTMLInputElement>('switch');
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};

beforeEach(() => loadTexts(['folders', 'alerts']));

it('saves the last of two clicks on the history’s pause', async () => {
  const { wait, release } = slowFirst();
  let paused = false;
  const server = serve({
    'questions.settings': () => ({ paused }),
    'questions.pause': async (input) => {
      await wait();
      ({ paused } = input);
      return input;
    },
  });
  await renderScreen(theSwitch);
  fireEvent.click(await pause());
  await waitFor(() => expect(server.asked('questions.pause')).toHaveLength(1));
  fireEvent.click(await pause());
  await sent();
  release();
  await waitFor(() => expect(server.asked('questions.pause')).toEqual([{ paused: true }, { paused: false }]));
  await settled();
  expect(paused).toBe(false);
});

it('reports that the history could not be paused', async () => {
  serve({
    'questions.settings': () => ({ paused: false }),
    'questions.pause': refused('service_unavailable'),
  });
  await renderScreen(theSwitch);
  fireEvent.click(await pause());
  await screen.findByText(new RegExp(italian.service_unavailable));
  await waitFor(async () => expect((await pause()).checked).toBe(false));
});

it('saves the last of two choices for alert mails', async () => {
  const { wait, release } = slowFirst();
  let frequency: string = 'daily';
  const server = serve({
    'alerts.settings': async ({ mails }) => {
      await wait();
      frequency = mails;
      return { mails };
    },
  });
  await renderScreen(<AlertMails mails="daily" />);
  const choose = async (value: string) =>
    fireEvent.change(await screen.findByRole('combobox'), { target: { value } });
  await choose('weekly');
  await waitFor(() => expect(server.asked('alerts.settings')).toHaveLength(1));
  await choose('off');
  await sent();
  release();
  await waitFor(() => expect(server.asked('alerts.settings')).toHaveLength(2));
  await settled();
  expect(frequency).toBe('off');
});
