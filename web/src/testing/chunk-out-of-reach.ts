import { beforeEach, vi } from 'vitest';
import { outage } from '../lib/trpc.ts';

const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

/** Before each test of a file the server doesn't answer, and no outage is known yet. */
export const withoutLine = () =>
  beforeEach(() => {
    outage.set(false);
    vi.stubGlobal('fetch', noLine);
  });

/** Comes when the line is back. */
export function chunkOutOfReach<T>(it: T) {
  let isBack = false;
  return {
    load: () => (isBack ? Promise.resolve(it) : noLine()),
    comeBack: () => (isBack = true),
  };
}
