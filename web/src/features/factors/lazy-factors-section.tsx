import { partOnItsWay } from '../../components/part-on-its-way.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** With the library of passkeys and the one that draws QR codes: few visits to the profile need them. */
export const FactorsSection = lazyPart(
  () => import('./factors-section.tsx').then((m) => m.FactorsSection),
  partOnItsWay(3),
);
