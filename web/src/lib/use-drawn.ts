import { useDeferredValue } from 'react';

/** More than a screen shows, and few enough for a slow phone. */
const atOnce = 60;

/**
 * Of a long list the first ones, and all of them once the browser has had time to make them: thousands at the same time freeze the page.
 * @param all the same array for as long as it has the same in it
 */
export function useDrawn<T>(all: readonly T[]): readonly T[] {
  const made = useDeferredValue<readonly T[] | null>(all, null);
  return made === all || all.length <= atOnce ? all : all.slice(0, atOnce);
}
