import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A list's state in the address, so that it can be bookmarked and the back button undoes it. Values equal to the
 * default are left out; changing anything but the page goes back to the first one.
 */
export function useAddress<T extends Record<string, string>>(defaults: T, pageKey?: keyof T) {
  const [params, setParams] = useSearchParams();
  const state = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as T;
  const change = useCallback(
    (next: Partial<T>, options: { replace?: boolean } = {}) => {
      setParams((before) => {
        const after = new URLSearchParams(before);
        if (pageKey !== undefined && !(pageKey in next)) after.delete(String(pageKey));
        for (const [key, value] of Object.entries(next)) {
          if (value === undefined || value === defaults[key]) after.delete(key);
          else after.set(key, String(value));
        }
        return after;
      }, options);
    },
    // The defaults are constants of the screen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [setParams],
  );
  return [state, change] as const;
}

/** One of a list of allowed values, whatever the address says. */
export const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  allowed.find((a) => a === value) ?? fallback;
