import { lazyPlaceholder } from '../../components/lazy-placeholder.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/**
 * Loaded lazily with its libraries for passkeys and QR codes, which few visits to the profile use.
 */
export const FactorsSection = lazyPart(
  () => import('./factors-section.tsx').then((m) => m.FactorsSection),
  lazyPlaceholder(3),
);
