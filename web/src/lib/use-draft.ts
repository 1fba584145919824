import { useCallback, useRef, useState } from 'react';
import { session } from './session.ts';
import { perTab } from './storage.ts';

type Fields = Record<string, unknown>;
const isSame = (a: Fields, b: Fields) => Object.keys(b).every((key) => a[key] === b[key]);

const keyOf = (name: string) => `draft.${session.snapshot()?.id}.${name}`;

function read<T extends Fields>(key: string): Partial<T> | null {
  try {
    return JSON.parse(perTab.read(key) ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}

export const hasDraft = (name: string): boolean => read(keyOf(name)) !== null;

/**
 * The fields of a form while they differ from what is saved. Kept in this tab under the account's name, so that they
 * outlive an error, a reload and a session that expired; signing out forgets them. Never for passwords.
 */
export function useDraft<T extends Fields>(name: string, saved: T) {
  const key = keyOf(name);
  const [draft, setDraft] = useState(() => read<T>(key));
  /** What a guard reads while the screen is being left, before anything is drawn again. */
  const now = useRef(draft);

  const keep = useCallback(
    (next: T | null) => {
      now.current = next;
      perTab.write(key, next && JSON.stringify(next));
      setDraft(next);
    },
    [key],
  );
  return {
    /** A draft of an older version may lack a field. */
    value: draft ? { ...saved, ...draft } : saved,
    set: (next: T) => keep(isSame(next, saved) ? null : next),
    isChanged: useCallback(() => now.current !== null, []),
    /** When it was saved, or given up. */
    clear: useCallback(() => keep(null), [keep]),
  };
}
