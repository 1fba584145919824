import { describe, expect, it, vi } from 'vitest';
import type { Outputs } from '../../lib/trpc.ts';
import { sampleReceipt } from '../../testing/samples/receipt.ts';
import { newSearchState, writeAddress } from './search-state.ts';
import { createSearchStore } from './search-store.ts';

type SearchOutput = Outputs['search']['run'];
const result = (id: string) => ({ id_new: id, feedback: 'none' }) as SearchOutput['data']['search'][number];
const page = (from: number, total = 95): SearchOutput => ({
  data: {
    search: Array.from({ length: 10 }, (_, i) => result(`r${from + i}`)),
    autList: [],
    years: [],
    choices: { courts: [], authorities: [], areas: [], sections: [] },
    total,
    other_total: 7,
    maxscore: 7,
    by_meaning: true,
    matched: 'all',
    with_every_word: total,
    silent_on: [],
    near_total: null,
    near_is_paid: false,
    did_you_mean: null,
    corrected: false,
    corrections: [],
    also_searched: [],
    excluded: [],
    not_excluded: [],
    narrowed_by: [],
    references: [],
    charged: true,
    receipt: sampleReceipt(),
  },
});

function setUp(saved: string | null = null) {
  let stored = saved;
  const run = vi.fn((input: { offset?: number | undefined }) => Promise.resolve(page(input.offset ?? 0)));
  const store = createSearchStore({
    run,
    load: () => stored,
    save: (text) => {
      stored = text;
      return true;
    },
  });
  return { run, store, saved: () => stored };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('the search store', () => {
  it('runs a search once, however often it is shown', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    store.open(newSearchState('danno'));
    await settled();
    store.open(newSearchState('danno'));
    expect(run).toHaveBeenCalledTimes(1);
    expect(store.entry('?q=danno')?.results).toHaveLength(10);
  });

  it('keeps expanded results of the previous response while a filtered search is pending', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    await settled();
    const filtered = { ...newSearchState('danno'), years: [2020] };
    let respond = (_: SearchOutput) => {};
    run.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    store.open(filtered);
    store.setOpen('?q=danno', 'r3', { open: true });
    store.setOpen('?q=danno', 'r4', { open: true });
    store.setOpen('?q=danno', 'r4', { open: false });
    respond(page(0));
    await settled();
    expect(store.entry(writeAddress(filtered))).toMatchObject({ status: 'fetched', open: ['r3'] });
    // Results of the later search start without expanded entries.
    store.setOpen(writeAddress(filtered), 'r5', { open: true });
    expect(store.entry('?q=danno')?.open).toEqual(['r3']);
  });

  it('loads further pages with the maxscore of page one, up to the limit', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    await settled();
    await store.more(newSearchState('danno'));
    expect(run).toHaveBeenLastCalledWith(
      expect.objectContaining({ offset: 10, maxscore: 7, by_meaning: true }),
    );
    expect(store.entry('?q=danno')?.results).toHaveLength(20);
  });

  it('lists no result twice if the index changed between two pages', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    await settled();
    run.mockResolvedValueOnce(page(5));
    await store.more(newSearchState('danno'));
    expect(store.entry('?q=danno')?.results.map((r) => r.id_new)).toEqual(
      [...Array(15).keys()].map((i) => `r${i}`),
    );
  });

  it('starts over on a repeated search and drops late responses', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    await settled();
    let comeLate = (_page: SearchOutput) => {};
    run.mockReturnValueOnce(new Promise((resolve) => (comeLate = resolve)));
    const more = store.more(newSearchState('danno'));
    let release = (_page: SearchOutput) => {};
    run.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
    const again = store.again(newSearchState('danno'));
    comeLate(page(10));
    await more;
    expect(store.entry('?q=danno')).toMatchObject({ status: 'searching', results: [] });
    release(page(0));
    await again;
    expect(store.entry('?q=danno')?.results.map((r) => r.id_new)).toEqual(
      [...Array(10).keys()].map((i) => `r${i}`),
    );
  });

  it('restores results and scroll position after a reload, without a request', async () => {
    const first = setUp();
    first.store.open(newSearchState('danno', 'sentenza'));
    await settled();
    first.store.scrolled(writeAddress(newSearchState('danno', 'sentenza')), 420);
    first.store.persist();
    const second = setUp(first.saved());
    second.store.open(newSearchState('danno', 'sentenza'));
    expect(second.run).not.toHaveBeenCalled();
    expect(second.store.get().last).toBe('?q=danno&tipo=sentenza');
    expect(second.store.entry('?q=danno&tipo=sentenza')?.scroll).toBe(420);
  });

  it('keeps loaded results if a further page fails, and retries that page', async () => {
    const { run, store } = setUp();
    store.open(newSearchState('danno'));
    await settled();
    run.mockRejectedValueOnce(Object.assign(new Error('service_unavailable'), { data: { httpStatus: 503 } }));
    await store.more(newSearchState('danno'));
    expect(store.entry('?q=danno')).toMatchObject({
      status: 'moreFailed',
      error: { key: 'service_unavailable' },
      offset: 0,
    });
    expect(store.entry('?q=danno')?.results).toHaveLength(10);
    await store.more(newSearchState('danno'));
    expect(store.entry('?q=danno')).toMatchObject({ status: 'fetched', offset: 10 });
  });

  it('does not store an error, so a reload searches again', async () => {
    const first = setUp();
    first.run.mockRejectedValueOnce(
      Object.assign(new Error('too_many_attempts'), { data: { httpStatus: 429 } }),
    );
    first.store.open(newSearchState('danno'));
    await settled();
    expect(first.store.entry('?q=danno')?.status).toBe('failed');
    const second = setUp(first.saved());
    second.store.open(newSearchState('danno'));
    expect(second.run).toHaveBeenCalledTimes(1);
  });

  it('starts empty if the storage contains invalid data', () => {
    expect(setUp('{nonsense').store.get().last).toBeNull();
  });

  it('rates a result in every list', async () => {
    const { store } = setUp();
    store.open(newSearchState('a'));
    store.open(newSearchState('b'));
    await settled();
    store.rate('r3', 'positive');
    expect(['?q=a', '?q=b'].map((a) => store.entry(a)?.results[3]?.feedback)).toEqual([
      'positive',
      'positive',
    ]);
  });
});
