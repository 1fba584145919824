import { expect, it, vi } from 'vitest';
import { clearAnswerCaches, registerAnswerCache, searchesKey } from './answer-caches.ts';

it('clears session storage and registered caches', () => {
  sessionStorage.setItem(`massima.${searchesKey}`, '{}');
  clearAnswerCaches();
  expect(sessionStorage.getItem(`massima.${searchesKey}`)).toBeNull();

  const forget = vi.fn();
  registerAnswerCache(forget);
  clearAnswerCaches();
  expect(forget).toHaveBeenCalledOnce();
});
