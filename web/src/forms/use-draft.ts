import { useCallback, useRef, useState } from 'react';
import { session } from '../lib/session.ts';
import { perTab } from '../lib/storage.ts';

export type Fields = Record<string, unknown>;

function changesOf<T extends Fields>(saved: T, next: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const key in saved) if (next[key] !== saved[key]) changes[key] = next[key];
  return changes;
}

const keyOf = (name: string) => `draft.${session.snapshot()?.id}.${name}`;

function read<T extends Fields>(key: string | null): Partial<T> | null {
  try {
    return JSON.parse((key && perTab.read(key)) ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}

export const hasDraft = (name: string): boolean => read(keyOf(name)) !== null;

/**
 * Fields of a form while they differ from the saved values. The tab stores them under the account,
 * so that they survive an error, a reload and an expired session. Signing out deletes them. Without
 * a name, as for passwords, nothing is stored.
 */
export function useDraft<T extends Fields>(name: string | null, saved: T) {
  const key = name && keyOf(name);
  const [draft, setDraft] = useState(() => read<T>(key));
  /** Read by the guard while the screen is being left, before a redraw. */
  const now = useRef(draft);

  const keep = useCallback(
    (next: Partial<T> | null) => {
      now.current = next;
      if (key) perTab.write(key, next && JSON.stringify(next));
      setDraft(next);
    },
    [key],
  );
  const set = (next: T) => {
    const changes = changesOf(saved, next);
    keep(Object.keys(changes).length > 0 ? changes : null);
  };
  const value = draft ? { ...saved, ...draft } : saved;
  return {
    value,
    /** Changed fields only, since other fields may have been changed elsewhere. */
    changes: changesOf(saved, value),
    set,
    /**
     * Changes some fields. Several changes within one render add up, as with a password manager.
     */
    patch: (some: Partial<T>) => set({ ...saved, ...now.current, ...some }),
    isChanged: useCallback(() => now.current !== null, []),
    /** Called when `sent` has been saved. Later input stays in the draft. */
    settle(sent: T) {
      const since: Partial<T> = {};
      for (const key in now.current) if (now.current[key] !== sent[key]) since[key] = now.current[key];
      keep(Object.keys(since).length > 0 ? since : null);
    },
    /** Called when everything was saved or discarded. */
    clear: useCallback(() => keep(null), [keep]),
  };
}
