import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, outage } from './trpc.ts';

/** Server that does not respond until the connection breaks. */
let drop: (() => void) | undefined;
beforeEach(() => {
  drop = undefined;
  outage.set(false);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((_, reject) => {
        drop = () => reject(new TypeError('Failed to fetch'));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('ignores requests that the browser aborts because the page is left', async () => {
  const call = api.system.config.query();
  await waitFor(() => expect(drop).toBeDefined());
  dispatchEvent(new Event('pagehide'));
  drop?.();
  await expect(call).rejects.toThrow();
  expect(outage.get()).toBe(false);
});

test('treats a broken connection of a visible page as an outage', async () => {
  const call = api.system.config.query();
  await waitFor(() => expect(drop).toBeDefined());
  drop?.();
  await expect(call).rejects.toThrow();
  expect(outage.get()).toBe(true);
});
