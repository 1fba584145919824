import { type ComponentType, lazy, useState } from 'react';
import { loadTexts, type Part } from './i18n.tsx';
import { perTab } from './storage.ts';

/** A chunk that is gone usually means a deploy happened meanwhile: reload once, and only once in a while. */
const reloadEveryMs = 30_000;

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      await new Promise((wait) => setTimeout(wait, 300));
      return await load();
    } catch (error) {
      const last = Number(perTab.read('reloaded') ?? 0);
      if (Date.now() - last < reloadEveryMs) throw error;
      perTab.write('reloaded', String(Date.now()));
      location.reload();
      return new Promise<T>(() => {});
    }
  }
}

export interface LazyScreen {
  (): React.JSX.Element;
  preload: () => Promise<void>;
}

/**
 * A screen in a chunk of its own, with the parts of the catalogue it needs. Once `preload` is done it renders at once:
 * the page's first screen replaces the HTML skeleton without an empty moment in between.
 */
export function lazyScreen(
  load: () => Promise<{ default: ComponentType }>,
  parts: readonly Part[] = [],
): LazyScreen {
  let Ready: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  const preload = () =>
    (pending ??= Promise.all([loadChunk(load), loadTexts(parts)]).then(
      ([module]) => {
        Ready = module.default;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  const Lazy = lazy(() => preload().then(() => ({ default: Ready! })));
  const Screen: LazyScreen = () => {
    // Chosen once per mount: switching from Lazy to Ready later would throw the screen's state away.
    const [Chosen] = useState<ComponentType>(() => Ready ?? Lazy);
    return <Chosen />;
  };
  Screen.preload = preload;
  return Screen;
}
