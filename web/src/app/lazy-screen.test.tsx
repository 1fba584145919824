import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { outage } from '../lib/trpc.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { lazyScreen } from './lazy-screen.tsx';

const noLine = () => Promise.reject(new TypeError('Failed to fetch'));
beforeEach(() => {
  outage.set(false);
  vi.stubGlobal('fetch', noLine);
});

/** Comes when the line is back. */
function chunk<T>(it: T) {
  let isBack = false;
  return {
    load: () => (isBack ? Promise.resolve(it) : noLine()),
    comeBack: () => (isBack = true),
  };
}

test('a screen that nobody brings is an outage, and opens after it', async () => {
  const { load, comeBack } = chunk({ default: () => <p>Cartelle</p> });
  const Screen = lazyScreen(load);
  const { unmount } = await renderScreen(<Screen />);
  await waitFor(() => expect(outage.get()).toBe(true));
  // The watch goes to the page of the maintenance, and back.
  unmount();
  comeBack();
  await renderScreen(<Screen />);
  await screen.findByText('Cartelle');
});
