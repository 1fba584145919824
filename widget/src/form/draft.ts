import type { Values } from './rules.ts';

/** What survives a reload: never the password, never a consent. */
type Kept = Pick<Values, 'name' | 'surname' | 'workArea' | 'email'>;
type Draft = { seed: string; values: Kept };

const key = 'massima.signup';

/** Storage is blocked in many third-party frames: then there is simply no draft. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** `seed` tells one prefilled form from another: a draft of the same one wins over the prefill, any other loses to it. */
export function loadDraft(seed: string, prefilled: Kept): Kept {
  try {
    const draft = JSON.parse(storage()?.getItem(key) ?? 'null') as Draft | null;
    if (!draft) return prefilled;
    const merged = { ...prefilled };
    for (const name of ['name', 'surname', 'workArea', 'email'] as const) {
      const typed = draft.values[name];
      if (typeof typed === 'string' && (draft.seed === seed || !merged[name])) merged[name] = typed;
    }
    return merged;
  } catch {
    return prefilled;
  }
}

export function saveDraft(seed: string, { name, surname, workArea, email }: Kept): void {
  try {
    storage()?.setItem(
      key,
      JSON.stringify({ seed, values: { name, surname, workArea, email } } satisfies Draft),
    );
  } catch {
    // Full or forbidden: the form works without.
  }
}

export function clearDraft(): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // As above.
  }
}
