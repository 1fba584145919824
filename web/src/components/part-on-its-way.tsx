import type { Missing } from '../lib/lazy-part.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** For `lazyPart`: as many lines as the part will roughly have while it is fetched, and a way to try again where that failed. */
export const partOnItsWay = (lines: number) =>
  function PartOnItsWay({ error, onRetry }: Missing) {
    return error === undefined ? (
      <ScreenSkeleton lines={lines} />
    ) : (
      <LoadFailed error={error} onRetry={onRetry} />
    );
  };
