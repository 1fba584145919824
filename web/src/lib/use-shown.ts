import { useState } from 'react';
import { errorDataOf } from './call-error.ts';
import type { ErrorDataByKey } from '@massima/contract/error-data';

interface Seen<T> {
  about: string;
  answer: T | undefined;
  now: T | undefined;
  before: T | null;
  isRefused: boolean;
}

interface Options<T> {
  /** What the figures are of: those of something else start over. */
  about: string;
  /** As the query says them, undefined while they come. */
  answer: T | undefined;
  /** Whether a reader would see the same. */
  isSame: (a: T, b: T) => boolean;
  /** Them in a refusal, where they are no longer what they were. */
  of: (data: ErrorDataByKey['quote_changed']) => T | undefined;
}

/**
 * Figures shown before a press that pays, and what they were before they changed under the reader's eyes: because they were
 * refetched, or because the server refused to do anything else than what it had said. What is confirmed is what is shown.
 */
export function useShown<T>({ about, answer, isSame, of }: Options<T>) {
  const fresh: Seen<T> = { about, answer, now: answer, before: null, isRefused: false };
  const [seen, setSeen] = useState(fresh);
  const show = (now: T, last: Seen<T>, more: Partial<Seen<T>>): Seen<T> => ({
    ...last,
    now,
    before: last.now === undefined || isSame(last.now, now) ? last.before : last.now,
    ...more,
  });
  if (seen.about !== about) setSeen(fresh);
  else if (seen.answer !== answer)
    setSeen(answer === undefined ? { ...seen, answer } : show(answer, seen, { answer }));
  return {
    now: seen.about === about ? seen.now : answer,
    before: seen.about === about ? seen.before : null,
    /** Confirmed, and refused because of what had changed. */
    isRefused: seen.about === about && seen.isRefused,
    /** Shows what a refusal says; true where it did. */
    take(error: unknown): boolean {
      const data = errorDataOf(error, 'quote_changed');
      const now = data ? of(data) : undefined;
      if (now === undefined) return false;
      setSeen((last) => show(now, last, { isRefused: true }));
      return true;
    },
    /** What has changed was seen, and is what is shown now. */
    settle: () => setSeen((last) => ({ ...last, before: null, isRefused: false })),
  };
}
