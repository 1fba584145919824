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
 * The fields of a form while they differ from what is saved; untouched ones follow what is saved. Kept in this
 * tab under the account's name, so that they outlive an error, a reload and a session that expired; signing out forgets
 * them. Without a name, as of passwords, nothing is kept.
 */
export function useDraft<T extends Fields>(name: string | null, saved: T) {
  const key = name && keyOf(name);
  const [draft, setDraft] = useState(() => read<T>(key));
  /** What a guard reads while the screen is being left, before anything is drawn again. */
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
    /** What was typed, and nothing that may have been changed elsewhere since. */
    changes: changesOf(saved, value),
    set,
    /** Some of the fields; several changes of one moment, as a password manager makes them, add up. */
    patch: (some: Partial<T>) => set({ ...saved, ...now.current, ...some }),
    isChanged: useCallback(() => now.current !== null, []),
    /** When `sent` has been saved: what was typed since then is still to be saved. */
    settle(sent: T) {
      const since: Partial<T> = {};
      for (const key in now.current) if (now.current[key] !== sent[key]) since[key] = now.current[key];
      keep(Object.keys(since).length > 0 ? since : null);
    },
    /** When all of it was saved, or given up. */
    clear: useCallback(() => keep(null), [keep]),
  };
}
