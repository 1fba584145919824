import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadTexts, type Part } from './i18n.tsx';
import { loadChunk, OutOfReach } from './load-chunk.ts';
import { outage } from './trpc.ts';

export interface LazyScreen {
  (): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own, with the parts of the catalogue it needs. Once `preload` is done it renders at once:
 * the page's first screen replaces the HTML skeleton without an empty moment in between. Where nobody answers it is an
 * outage, and coming back from there is another try.
 */
export function lazyScreen(
  load: () => Promise<{ default: ComponentType }>,
  parts: readonly Part[] = [],
): LazyScreen {
  let Ready: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  let attempt: ComponentType | undefined;
  const preload = () =>
    (pending ??= loadChunk(() => Promise.all([load(), loadTexts(parts)])).then(
      ([module]) => {
        Ready = module.default;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  function OutOfSight() {
    useEffect(() => {
      attempt = undefined;
      outage.set(true);
    }, []);
    return null;
  }
  // React keeps for good what came of a `lazy`, and draws from it again until something of it is in place.
  const newAttempt = () =>
    lazy(() =>
      preload().then(
        () => ({ default: Ready! }),
        (error: unknown) => {
          if (error instanceof OutOfReach) return { default: OutOfSight };
          throw error;
        },
      ),
    );
  const choose = () => Ready ?? (attempt ??= newAttempt());
  const Screen: LazyScreen = () => {
    // Chosen once per mount: switching from `lazy` to Ready later would throw the screen's state away.
    const [Chosen] = useState<ComponentType>(choose);
    return <Chosen />;
  };
  Screen.preload = preload;
  return Screen;
}
