import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** With the library of passkeys and the one that draws QR codes: few visits to the profile need them. */
export const FactorsSection = lazyPart(
  () => import('./factors-section.tsx').then((m) => m.FactorsSection),
  ({ error, onRetry }) =>
    error === undefined ? <ScreenSkeleton lines={3} /> : <LoadFailed error={error} onRetry={onRetry} />,
);
