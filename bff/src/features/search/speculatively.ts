import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { startSpeculativeSearch, type SpeculativeSearch } from './speculative-search.ts';

interface Call {
  deps: Deps;
  token: string | null;
  isProgram: boolean;
  signal: AbortSignal;
  actor(findSession?: () => Promise<Actor>): Promise<Actor | null>;
}

/**
 * Runs a search with a speculative start, and aborts the start if the caller is rejected. Programs
 * and callers without a token get no speculative start.
 */
export async function speculatively<R>(
  call: Call,
  raw: unknown,
  run: (started?: SpeculativeSearch) => Promise<R>,
): Promise<R> {
  const { deps, token, isProgram, signal } = call;
  const started =
    token === null || isProgram ? undefined : startSpeculativeSearch(deps, { token, raw, signal });
  if (!started) return run();
  // Starts the first lookup of the session. Later callers of `actor` share its promise and its
  // error.
  call.actor(() => started.findSession()).catch(() => undefined);
  return run(started).finally(() => started.abandon());
}
