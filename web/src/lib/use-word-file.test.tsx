import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from './i18n.tsx';
import { queryClient } from './query-client.ts';
import * as files from './save-file.ts';
import { shownToasts } from './toast.ts';
import { useWordFile } from './use-word-file.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <I18nProvider>{children}</I18nProvider>
  </QueryClientProvider>
);
const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
afterEach(() => saved.mockClear());

/** Document whose creation the test resolves or rejects. */
function document() {
  let end: { resolve: (content: BlobPart) => void; reject: () => void } | undefined;
  const make = vi.fn(
    () =>
      new Promise<BlobPart>((resolve, reject) => (end = { resolve, reject: () => reject(new Error('x')) })),
  );
  const { result } = renderHook(() => useWordFile('art. 3', make), { wrapper });
  const press = () => act(async () => result.current.save());
  const finish = (how: 'resolve' | 'reject') =>
    act(async () => {
      end![how]('content');
      await new Promise((next) => setTimeout(next));
    });
  return { make, result, press, finish };
}

test('creates one file for two clicks', async () => {
  const { make, result, press, finish } = document();
  await act(async () => {
    result.current.save();
    result.current.save();
  });
  await waitFor(() => expect(result.current.isBusy).toBe(true));
  await press();
  await finish('resolve');
  expect(make).toHaveBeenCalledOnce();
  expect(saved.mock.calls).toEqual([['art. 3.docx', files.wordMediaType, 'content']]);
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  await press();
  expect(make).toHaveBeenCalledTimes(2);
});

test('reports a failed export', async () => {
  const { press, finish } = document();
  await press();
  await finish('reject');
  expect(saved).not.toHaveBeenCalled();
  expect(shownToasts().at(-1)?.tone).toBe('error');
});
