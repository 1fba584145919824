import { type ComponentType, useEffect } from 'react';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { loadTexts, type Part } from '../lib/i18n.tsx';
import { lazyPart, type Missing } from '../lib/lazy-part.tsx';
import { OutOfReach } from '../lib/load-chunk.ts';
import { outage } from '../lib/trpc.ts';

/** No answer counts as an outage; coming back from there tries again. */
function Waiting({ error }: Missing) {
  const isAway = error instanceof OutOfReach;
  useEffect(() => {
    if (isAway) outage.set(true);
  }, [isAway]);
  if (error !== undefined && !isAway) throw error;
  return <ScreenSkeleton />;
}

/** A screen in its own chunk, with the parts of the catalogue it needs. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>, parts: readonly Part[] = []) =>
  lazyPart(() => Promise.all([load(), loadTexts(parts)]).then(([module]) => module.default), Waiting);
