import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

export interface Missing {
  /** Undefined while it is on its way. */
  error: unknown;
  onRetry: () => void;
}

/**
 * A part of a screen in a chunk of its own, fetched when it is wanted first, with what stands in its place until it is there.
 * Unlike React's `lazy` it can be tried again: a line that was lost takes nothing along that is on the screen.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Missing>,
): ComponentType<Props> {
  let Ready: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Shown, show] = useState(() => Ready);
    const [error, setError] = useState<unknown>();
    const isWanted = !Shown && error === undefined;
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      loadChunk(load).then(
        (Loaded) => {
          Ready = Loaded;
          if (isHere) show(() => Loaded);
        },
        (reason: unknown) => {
          if (isHere) setError(reason);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    if (Shown) return <Shown {...props} />;
    return <Instead {...props} error={error} onRetry={() => setError(undefined)} />;
  };
}
