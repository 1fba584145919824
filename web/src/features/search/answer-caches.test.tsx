import { expect, it, vi } from 'vitest';
import { clearAnswerCaches, registerAnswerCache, keptSearches } from './answer-caches.ts';

it('clears session storage and registered caches', () => {
  sessionStorage.setItem(`massima.${keptSearches}`, '{}');
  clearAnswerCaches();
  expect(sessionStorage.getItem(`massima.${keptSearches}`)).toBeNull();

  const forget = vi.fn();
  registerAnswerCache(forget);
  clearAnswerCaches();
  expect(forget).toHaveBeenCalledOnce();
});
