import { useState } from 'react';
import type { Question } from './question.ts';

/**
 * The question as the controls show it: a step ahead of the address, which changes only when the screen for it is
 * ready. Two quick presses on two filters then add up instead of the second undoing the first.
 */
export function useAhead(question: Question, onShow: (question: Question) => void) {
  const [from, setFrom] = useState(question);
  const [ahead, setAhead] = useState(question);
  if (from !== question) {
    setFrom(question);
    setAhead(question);
  }
  const change = (next: Question) => {
    setAhead(next);
    onShow(next);
  };
  return [ahead, change] as const;
}
