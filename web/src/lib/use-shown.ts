import { useState } from 'react';
import { errorDataOf } from './call-error.ts';
import type { ErrorDataByKey } from '@massima/contract/error-data';

interface Seen<T> {
  about: string;
  response: T | undefined;
  now: T | undefined;
  before: T | null;
  isRefused: boolean;
}

interface Options<T> {
  /** Subject of the figures. A different subject starts over. */
  about: string;
  /** Response of the query; undefined while pending. */
  response: T | undefined;
  /** Returns true if both values look the same to the user. */
  isSame: (a: T, b: T) => boolean;
  /**
   * Reads the new figures from a `quote_changed` error, or undefined if these figures are
   * unchanged.
   */
  of: (data: ErrorDataByKey['quote_changed']) => T | undefined;
}

/**
 * Figures shown before a payment, and their previous values if they changed while visible by a
 * refetch or a rejection. The user confirms exactly the shown figures.
 */
export function useShown<T>({ about, response, isSame, of }: Options<T>) {
  const fresh: Seen<T> = { about, response, now: response, before: null, isRefused: false };
  const [seen, setSeen] = useState(fresh);
  const show = (now: T, last: Seen<T>, more: Partial<Seen<T>>): Seen<T> => ({
    ...last,
    now,
    before: last.now === undefined || isSame(last.now, now) ? last.before : last.now,
    ...more,
  });
  if (seen.about !== about) setSeen(fresh);
  else if (seen.response !== response)
    setSeen(response === undefined ? { ...seen, response } : show(response, seen, { response }));
  return {
    now: seen.about === about ? seen.now : response,
    before: seen.about === about ? seen.before : null,
    /** True if the confirmed figures were rejected because they had changed. */
    isRefused: seen.about === about && seen.isRefused,
    /** Shows the figures of an error. Returns true if it had any. */
    take(error: unknown): boolean {
      const data = errorDataOf(error, 'quote_changed');
      const now = data ? of(data) : undefined;
      if (now === undefined) return false;
      setSeen((last) => show(now, last, { isRefused: true }));
      return true;
    },
    /** Marks the changed figures as seen. */
    settle: () => setSeen((last) => ({ ...last, before: null, isRefused: false })),
  };
}
