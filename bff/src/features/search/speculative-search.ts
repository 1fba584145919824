import { setMaxListeners } from 'node:events';
import { searchInput, type SearchInput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { search } from '../../collection/index.ts';
import { admitted, enterWithSession, type AdmissionById, type RunningSearch } from './charge/enter-search.ts';
import { questionKey } from '../gate/index.ts';
import { refuseYearsToCome } from './refuse-years-to-come.ts';

/** A search of a session that is not known yet. */
export interface SpeculativeSearch {
  /** Looks the session up and asks for one of its account's places, in one round trip. */
  findSession(): Promise<Actor>;
  /** The place, which is the caller's to give back from now on; undefined where none was requested. Throws `too_many_searches`. */
  enter(): RunningSearch | undefined;
  /** What the engine was asked in the meantime; undefined: nothing. */
  page: ReturnType<typeof search> | undefined;
  /** It was answered, and the session's next one may be asked ahead. */
  succeeded(actor: Actor): void;
  /** Gives back a place that was not entered, and gives up what the engine was asked. */
  abandon(): void;
}

interface Asking {
  token: string;
  /**
   * The input as it was sent. The procedure parses it again, once it is known who asks: what is wrong with it is told to no one else.
   * That costs 2 µs, and handing on what was parsed would take twenty lines where all operations pass.
   */
  raw: unknown;
  signal: AbortSignal;
}

/**
 * Does what it can of a search before it is known who asks: the place is requested together with the session, and the engine is asked ahead
 * where it has nothing better to do and the session has earned it (`speculation-credits.ts`). Undefined for what would be refused to anyone,
 * so that it counts nothing.
 */
export function startSpeculativeSearch(
  deps: Deps,
  { token, raw, signal }: Asking,
): SpeculativeSearch | undefined {
  const { data: input } = searchInput.safeParse(raw);
  if (!input || isRefused(deps, input)) return undefined;
  const tokenHash = hashToken(token);
  const ahead = searchAhead(deps, { tokenHash, input, signal });
  let place: AdmissionById | undefined;
  return {
    async findSession() {
      const entered = await enterWithSession(deps, tokenHash, questionKey(input.query));
      place = entered.admission;
      return entered.actor();
    },
    enter() {
      const running = place && admitted(deps, place);
      place = undefined;
      return running;
    },
    page: ahead?.page,
    succeeded: (actor) => deps.speculationCredits.grant(tokenHash, actor.id),
    abandon() {
      ahead?.giveUp();
      if (place?.isAdmitted) admitted(deps, place).end();
    },
  };
}

function isRefused(deps: Deps, input: SearchInput): boolean {
  try {
    refuseYearsToCome(input, deps.clock.now());
    deps.engine.refuseWhenBusy();
    return false;
  } catch {
    return true;
  }
}

interface Ahead {
  tokenHash: string;
  input: SearchInput;
  signal: AbortSignal;
}

function searchAhead(deps: Deps, { tokenHash, input, signal }: Ahead) {
  if (deps.engine.isBusy()) return undefined;
  const account = deps.speculationCredits.spend(tokenHash);
  if (account === undefined) return undefined;
  const stop = new AbortController();
  // Each question to the engine listens to it.
  setMaxListeners(0, stop.signal);
  const giveUp = () => stop.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const engine = deps.engine.forAccount(account);
  const page = search({ ...deps, engine }, input, stop.signal);
  let isOver = false;
  // Nothing awaits it once the caller was refused, and its failure must not be an unhandled rejection.
  void page.catch(() => undefined).then(() => (isOver = true));
  return {
    page,
    giveUp() {
      signal.removeEventListener('abort', giveUp);
      // Only while it runs: an AbortError costs more than all the rest of this.
      if (!isOver) giveUp();
    },
  };
}
