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

/** Runs a search with what of it can be done before it is known who asks; what was started for a caller who is refused is given up. */
export async function speculatively<R>(
  call: Call,
  raw: unknown,
  run: (started?: SpeculativeSearch) => Promise<R>,
): Promise<R> {
  const { deps, token, isProgram, signal } = call;
  const started =
    token === null || isProgram ? undefined : startSpeculativeSearch(deps, { token, raw, signal });
  if (!started) return run();
  // The first lookup of the session; the next caller that needs it gets the same one, and its failure.
  call.actor(() => started.findSession()).catch(() => undefined);
  return run(started).finally(() => started.abandon());
}
