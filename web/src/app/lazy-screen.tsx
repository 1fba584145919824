import { type ComponentType, useEffect } from 'react';
import { ScreenSkeleton } from '../components/screen-skeleton.tsx';
import { loadTexts, type Part } from '../lib/i18n.tsx';
import { lazyPart, type Missing } from '../lib/lazy-part.tsx';
import { OutOfReach } from '../lib/load-chunk.ts';
import { outage } from '../lib/trpc.ts';

/** A missing response counts as an outage. Returning from its page retries. */
function Waiting({ error }: Missing) {
  const isUnavailable = error instanceof OutOfReach;
  useEffect(() => {
    if (isUnavailable) outage.set(true);
  }, [isUnavailable]);
  if (error !== undefined && !isUnavailable) throw error;
  return <ScreenSkeleton />;
}

/** Screen in a separate chunk, with the parts of the catalogue that it needs. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>, parts: readonly Part[] = []) =>
  lazyPart(() => Promise.all([load(), loadTexts(parts)]).then(([module]) => module.default), Waiting);
