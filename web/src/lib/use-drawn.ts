import { useDeferredValue } from 'react';

/** Number of items that exceeds a screen but not the capacity of a slow phone. */
const atOnce = 60;

/**
 * Returns the first items of a long list, and all of them once the browser is idle, because drawing
 * thousands blocks the page.
 *
 * @param all must be the same array while its content is unchanged
 */
export function useDrawn<T>(all: readonly T[]): readonly T[] {
  const made = useDeferredValue<readonly T[] | null>(all, null);
  return made === all || all.length <= atOnce ? all : all.slice(0, atOnce);
}
