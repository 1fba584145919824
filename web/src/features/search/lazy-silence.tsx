import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** Few questions need it, and the search's first load has no room. */
export const Silence = lazyPart(
  () => import('./silence.tsx').then((m) => m.Silence),
  ({ error, onRetry }) =>
    error === undefined ? <ScreenSkeleton lines={3} /> : <LoadFailed error={error} onRetry={onRetry} />,
);
