import type { Missing } from '../lib/lazy-part.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/**
 * Placeholder for `lazyPart` with the approximate number of lines, and a retry if loading failed.
 */
export const lazyPlaceholder = (lines: number) =>
  function PartOnItsWay({ error, onRetry }: Missing) {
    return error === undefined ? (
      <ScreenSkeleton lines={lines} />
    ) : (
      <LoadFailed error={error} onRetry={onRetry} />
    );
  };
