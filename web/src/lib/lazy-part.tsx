import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

export interface Missing {
  /** Undefined while loading. */
  error: unknown;
  onRetry: () => void;
}

/** Component that loads on demand. After `preload` it renders without a placeholder. */
export type LazyPart<Props> = ((props: Props) => React.JSX.Element) & { preload: () => Promise<void> };

/**
 * Part of a screen in its own chunk, loaded on first use behind a placeholder. Unlike React's
 * `lazy` it can be retried after a lost connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props & Missing>,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined;
  const fetchPart = async () => (Ready ??= await loadChunk(load));
  function Part(props: Props) {
    const [Part, show] = useState(() => Ready);
    const [error, setError] = useState<unknown>();
    const isWanted = !Part && error === undefined;
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      fetchPart().then(
        (Loaded) => {
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
    if (Part) return <Part {...props} />;
    return <Instead {...props} error={error} onRetry={() => setError(undefined)} />;
  }
  return Object.assign(Part, { preload: async () => void (await fetchPart()) });
}
