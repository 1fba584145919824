import type { SearchResult, SelectedType } from '@massima/contract/search';
import { callError } from '../../lib/call-error.ts';
import { createStore } from '../../lib/external-store.ts';
import type { Inputs, Outputs } from '../../lib/trpc.ts';
import {
  type AnswerMeta,
  type CachedAnswer,
  newEntry,
  nextOffset,
  withFeedback,
  withPage,
} from './cached-answer.ts';
import { type SearchState, writeAddress } from './search-state.ts';
import { searchInput } from './search-input.ts';

interface State {
  entries: Readonly<Record<string, CachedAnswer>>;
  /** Addresses, least recently shown first. */
  order: readonly string[];
  /** Address that each tab showed last. */
  lastOf: Partial<Record<SelectedType, string>>;
  /** Last address shown, in either tab. */
  last: string | null;
}

export interface SearchStoreParts {
  run: (input: Inputs['search']['run']) => Promise<Outputs['search']['run']>;
  load: () => string | null;
  save: (text: string | null) => boolean;
}

/** Maximum number of cached searches, far below the size limit of a tab's storage. */
const maxEntries = 12;
const empty: State = { entries: {}, order: [], lastOf: {}, last: null };

function parse(text: string | null): State {
  try {
    return text ? (JSON.parse(text) as State) : empty;
  } catch {
    return empty;
  }
}

/**
 * Creates the cache of results by address. A search is charged, so only `open` (for an address
 * without results), `again` and `more` send one. Going back shows cached results. The cache
 * survives a reload in session storage.
 */
export function createSearchStore({ run, load, save }: SearchStoreParts) {
  const state = createStore<State>(parse(load()));

  const put = (address: string, change: (entry: CachedAnswer) => CachedAnswer) => {
    const now = state.get();
    const entry = now.entries[address];
    if (entry) state.set({ ...now, entries: { ...now.entries, [address]: change(entry) } });
  };

  const visit = (question: SearchState, address: string, fresh?: CachedAnswer) => {
    const now = state.get();
    // Avoids a redraw if the address is already shown.
    if (!fresh && now.last === address && now.lastOf[question.type] === address) return;
    const order = [...now.order.filter((a) => a !== address), address].slice(-maxEntries);
    const all = { ...now.entries, ...(fresh && { [address]: fresh }) };
    state.set({
      entries: Object.fromEntries(order.flatMap((a) => (all[a] ? [[a, all[a]]] : []))),
      order,
      lastOf: { ...now.lastOf, [question.type]: address },
      last: address,
    });
  };

  async function fetchPage(
    question: SearchState,
    address: string,
    offset: number,
    first?: AnswerMeta,
    goesOn = false,
  ) {
    const asking = state.get().entries[address]?.asking;
    // Drops the response of a replaced request, or of a user who has signed out.
    const putHere = (change: (entry: CachedAnswer) => CachedAnswer) =>
      put(address, (entry) => (entry.asking === asking ? change(entry) : entry));
    try {
      const { data } = await run(searchInput(question, offset, first, goesOn));
      putHere((entry) => withPage(entry, data, offset));
    } catch (error) {
      putHere((entry) => ({
        ...entry,
        status: offset === 0 && !goesOn ? 'failed' : 'moreFailed',
        error: callError(error),
      }));
    }
    persist();
  }

  const again = (question: SearchState) => {
    const address = writeAddress(question);
    visit(question, address, newEntry(question));
    return fetchPage(question, address, 0);
  };

  /** Pending results are left out, because the screen requests them again. */
  const persist = () => {
    const now = state.get();
    let addresses = now.order.filter(
      (a) => now.entries[a]?.results.length || now.entries[a]?.status === 'fetched',
    );
    // If the storage is full, the oldest results are dropped first.
    for (; addresses.length > 0; addresses = addresses.slice(1)) {
      const entries = Object.fromEntries(addresses.map((a) => [a, { ...now.entries[a], status: 'fetched' }]));
      if (save(JSON.stringify({ ...now, entries, order: addresses }))) return;
    }
    save(null);
  };

  return {
    use: state.use,
    get: state.get,
    entry: (address: string): CachedAnswer | undefined => state.get().entries[address],
    open(question: SearchState) {
      const address = writeAddress(question);
      const cached = state.get().entries[address];
      if (cached) visit(question, address);
      else void again(question);
    },
    again,
    async more(question: SearchState) {
      const address = writeAddress(question);
      const entry = state.get().entries[address];
      if (!entry || (entry.status !== 'fetched' && entry.status !== 'moreFailed')) return;
      put(address, (e) => ({ ...e, status: 'loadingMore', error: null }));
      await fetchPage(question, address, nextOffset(entry), entry.facts ?? undefined);
    },
    /** Buys further results of a query at its limit, and refetches the truncated page. */
    async goOn(question: SearchState) {
      const address = writeAddress(question);
      const entry = state.get().entries[address];
      if (!entry || (entry.status !== 'fetched' && entry.status !== 'moreFailed')) return;
      put(address, (e) => ({ ...e, status: 'loadingMore', error: null }));
      await fetchPage(question, address, entry.offset, entry.facts ?? undefined, true);
    },
    rate: (id: string, feedback: SearchResult['feedback']) => {
      // The same result may appear in several searches.
      for (const address of state.get().order) put(address, (entry) => withFeedback(entry, id, feedback));
      persist();
    },
    /** Stored outside the reactive state, because scrolling must not redraw. */
    scrolled(address: string, scroll: number) {
      const entry = state.get().entries[address];
      if (entry) entry.scroll = scroll;
    },
    /** Opens or closes a result's full text, or the result itself in a dense list. */
    setOpen(address: string, id: string, what: { open: boolean } | { unfolded: boolean }) {
      const [key, isOpen] =
        'open' in what ? (['open', what.open] as const) : (['unfolded', what.unfolded] as const);
      const change = (e: CachedAnswer) => {
        const remaining = e[key]?.filter((openId) => openId !== id) ?? [];
        return { ...e, [key]: isOpen ? [...remaining, id] : remaining };
      };
      put(address, change);
      // Until filtered results arrive, the reader still sees the previous results. Entries opened
      // there stay open.
      const { last, entries } = state.get();
      if (last !== null && last !== address && entries[last]?.status === 'searching') put(last, change);
    },
    persist,
    clear() {
      state.set(empty);
      save(null);
    },
  };
}
