import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Call that the test settles, with the outcome of each click. */
function call() {
  const sent: unknown[] = [];
  const done: unknown[] = [];
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const { result } = renderHook(
    () =>
      useMutation({
        mutationFn: (input: { card: string }) => {
          sent.push(input.card);
          return new Promise<void>((resolve, reject) =>
            ends.push({ resolve, reject: () => reject(new Error('refused')) }),
          );
        },
        onSuccess: (_answer, { card }) => void done.push(card),
        onError: (_error, { card }) => void done.push(`${card} failed`),
      }),
    { wrapper },
  );
  const press = (card: string) => result.current.mutate({ card });
  const settleCall = (how: 'resolve' | 'reject', index = ends.length - 1) =>
    act(async () => {
      ends[index]![how]();
      await new Promise((next) => setTimeout(next));
    });
  return { sent, done, press, settleCall, result };
}

test('sends a double click once, with a single outcome', async () => {
  const { sent, done, press, settleCall } = call();
  await act(async () => {
    press('visa');
    press('visa');
  });
  await act(async () => press('visa'));
  await settleCall('resolve');
  expect(sent).toEqual(['visa']);
  expect(done).toEqual(['visa']);
});

test('can be repeated after an error', async () => {
  const { sent, done, press, settleCall } = call();
  await act(async () => press('visa'));
  await settleCall('reject');
  await act(async () => press('visa'));
  await settleCall('resolve');
  expect(sent).toEqual(['visa', 'visa']);
  expect(done).toEqual(['visa failed', 'visa']);
});

test('sends another input as another call', async () => {
  const { sent, press } = call();
  await act(async () => {
    press('visa');
    press('mastercard');
    press('visa');
  });
  expect(sent).toEqual(['visa', 'mastercard', 'visa']);
});

test('returns the response of the first call to a second click', async () => {
  const { settleCall, result, sent } = call();
  let both: Promise<unknown> = Promise.resolve();
  await act(async () => {
    const press = () => result.current.mutateAsync({ card: 'visa' });
    both = Promise.all([press(), press()]);
  });
  await settleCall('resolve');
  await both;
  expect(sent).toHaveLength(1);
});
