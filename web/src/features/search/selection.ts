import type { SearchResult } from '@massima/contract/search';
import { createStore } from '../../lib/external-store.ts';
import { session } from '../../lib/session.ts';

const picked = createStore<readonly SearchResult[]>([]);
const isSame = (a: SearchResult) => (b: SearchResult) => a.id_new === b.id_new;

/** Selected results of the visible list. */
export const selection = {
  use: picked.use,
  get: picked.get,
  toggle(result: SearchResult) {
    const remaining = picked.get().filter((other) => !isSame(result)(other));
    picked.set(remaining.length < picked.get().length ? remaining : [...remaining, result]);
  },
  clear: () => picked.set([]),
};
session.onEnd(selection.clear);
export const useIsSelected = (result: SearchResult): boolean => picked.use().some(isSame(result));
