import { expect, it, vi } from 'vitest';
import { forgetAnswers, holdsAnswers, keptSearches } from './kept-answers.ts';

it('forgets what the tab has stored and what others hold', () => {
  sessionStorage.setItem(`massima.${keptSearches}`, '{}');
  forgetAnswers();
  expect(sessionStorage.getItem(`massima.${keptSearches}`)).toBeNull();

  const forget = vi.fn();
  holdsAnswers(forget);
  forgetAnswers();
  expect(forget).toHaveBeenCalledOnce();
});
