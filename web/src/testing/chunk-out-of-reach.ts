import { beforeEach, vi } from 'vitest';
import { outage } from '../lib/trpc.ts';

const noLine = () => Promise.reject(new TypeError('Failed to fetch'));

/** Makes the server unavailable before each test of a file, without a detected outage. */
export const withoutLine = () =>
  beforeEach(() => {
    outage.set(false);
    vi.stubGlobal('fetch', noLine);
  });

/** Returns a chunk that fails to load until `comeBack` is called. */
export function chunkOutOfReach<T>(it: T) {
  let isBack = false;
  return {
    load: () => (isBack ? Promise.resolve(it) : noLine()),
    comeBack: () => (isBack = true),
  };
}
