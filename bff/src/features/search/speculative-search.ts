import { setMaxListeners } from 'node:events';
import { searchInput, type SearchInput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { search } from '../../collection/index.ts';
import { admitted, enterWithSession, type AdmissionById, type RunningSearch } from './charge/enter-search.ts';
import { questionKey } from '../gate/index.ts';
import { refuseYearsToCome } from './refuse-years-to-come.ts';

/** A search that starts before its session is loaded. */
export interface SpeculativeSearch {
  /** Loads the session and acquires a slot of its account, in one round trip. */
  findSession(): Promise<Actor>;
  /**
   * Returns the slot, which the caller must release from then on; undefined if none was requested.
   * @throws AppError `too_many_searches`
   */
  enter(): RunningSearch | undefined;
  /** Solr's page of results, queried speculatively; undefined if no query was sent. */
  page: ReturnType<typeof search> | undefined;
  /** Reports a successful search, so that the session's next search may run speculatively. */
  succeeded(actor: Actor): void;
  /** Releases the slot unless it was entered, and aborts the pending query. */
  abandon(): void;
}

interface Asking {
  token: string;
  /**
   * Input as it was sent. The procedure parses it again after authentication, because validation
   * errors are sent only to an authenticated caller. The second parse takes 2 µs; sharing the
   * result would add twenty lines to the path of every operation.
   */
  raw: unknown;
  signal: AbortSignal;
}

/**
 * Starts a search before the caller is authenticated. The slot is requested together with the
 * session. Solr is queried speculatively if it is idle and the session has a credit
 * (`speculation-credits.ts`).
 * @returns undefined for input that is rejected for every caller, so that it is not charged
 */
export function startSpeculativeSearch(
  deps: Deps,
  { token, raw, signal }: Asking,
): SpeculativeSearch | undefined {
  const { data: input } = searchInput.safeParse(raw);
  if (!input || isRefused(deps, input)) return undefined;
  const tokenHash = hashToken(token);
  const speculation = searchAhead(deps, { tokenHash, input, signal });
  let admission: AdmissionById | undefined;
  return {
    async findSession() {
      const entered = await enterWithSession(deps, tokenHash, questionKey(input.query));
      admission = entered.admission;
      return entered.actor();
    },
    enter() {
      const running = admission && admitted(deps, admission);
      admission = undefined;
      return running;
    },
    page: speculation?.page,
    succeeded: (actor) => deps.speculationCredits.grant(tokenHash, actor.id),
    abandon() {
      speculation?.giveUp();
      if (admission?.isAdmitted) admitted(deps, admission).end();
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

interface Speculation {
  tokenHash: string;
  input: SearchInput;
  signal: AbortSignal;
}

function searchAhead(deps: Deps, { tokenHash, input, signal }: Speculation) {
  if (deps.engine.isBusy()) return undefined;
  const account = deps.speculationCredits.spend(tokenHash);
  if (account === undefined) return undefined;
  const stop = new AbortController();
  // Each query to Solr adds a listener.
  setMaxListeners(0, stop.signal);
  const giveUp = () => stop.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  const engine = deps.engine.forAccount(account);
  const page = search({ ...deps, engine }, input, stop.signal);
  let isOver = false;
  // Prevents an unhandled rejection: the page is not awaited if the caller is rejected.
  void page.catch(() => undefined).then(() => (isOver = true));
  return {
    page,
    giveUp() {
      signal.removeEventListener('abort', giveUp);
      // Aborts only a pending query, because an AbortError is expensive.
      if (!isOver) giveUp();
    },
  };
}
