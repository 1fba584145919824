import type { Values } from './rules.ts';

/** What survives a reload: never the password, never a consent. */
type Kept = Pick<Values, 'name' | 'surname' | 'workArea' | 'email'>;

const key = 'massima.signup';

/** Storage is blocked in many third-party frames, or full: then there is simply no draft. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** `seed` tells one prefilled form from another: a draft of the same one wins over the prefill, any other loses to it. */
export function loadDraft(seed: string, prefilled: Kept): Kept {
  const [from, draft] = attempt((s) => JSON.parse(s.getItem(key) ?? '[]') as [string?, Partial<Kept>?]) ?? [];
  const merged = { ...prefilled };
  for (const name of Object.keys(prefilled) as (keyof Kept)[]) {
    if (from === seed || !merged[name]) merged[name] = `${draft?.[name] ?? merged[name]}`;
  }
  return merged;
}

export function saveDraft(seed: string, { name, surname, workArea, email }: Kept): void {
  attempt((s) => s.setItem(key, JSON.stringify([seed, { name, surname, workArea, email }])));
}

export const clearDraft = (): void => attempt((s) => s.removeItem(key));
