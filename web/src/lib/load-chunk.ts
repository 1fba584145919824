import { ChunkError, reportCrash } from './crashes.ts';
import { perTab, reloadMark } from './storage.ts';

/**
 * Error for a chunk that failed to load because the server is unavailable. It can be requested
 * again.
 */
export class OutOfReach extends Error {}

/**
 * Minimum time between automatic reloads in milliseconds. A missing chunk usually means that a new
 * version was deployed.
 */
const reloadEveryMs = 30_000;
const pauseMs = 300;
const timeoutMs = 5_000;

// Vite does not request a style sheet whose element exists, even if that failed.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  },
  true,
);

/**
 * Returns whether the server responds. Otherwise a reload would replace the app with the browser's
 * error page.
 */
async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Returns false if the page was just reloaded, or if storage is blocked, which would cause a loop.
 */
function markReload(): boolean {
  const now = Date.now();
  if (now - Number(perTab.read(reloadMark) ?? 0) < reloadEveryMs) return false;
  perTab.write(reloadMark, String(now));
  return perTab.read(reloadMark) === String(now);
}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      await new Promise((wait) => setTimeout(wait, pauseMs));
      return await load();
    } catch (cause) {
      if (!(await isServed())) throw new OutOfReach('Nobody answers', { cause });
      reportCrash(new ChunkError());
      if (!markReload()) throw cause;
      location.reload();
      return new Promise<T>(() => {});
    }
  }
}
