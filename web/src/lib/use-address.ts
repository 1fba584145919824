import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Stores a list's state in the address, for bookmarks and the back button. Default values are left
 * out. A change of any value except the page returns to the first page.
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

/** Returns the value if it is allowed, else the default. */
export const allowedValue = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  allowed.find((a) => a === value) ?? fallback;
