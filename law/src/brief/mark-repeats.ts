import type { Reference, RulingReference } from '../types.ts';

const back = /^[\s,()–-]{0,3}cit(?:\.|at[ao](?!\p{L}))/iu;

/**
 * Returns, for each reference, the index of the earlier reference that it repeats; null if it adds
 * something. "Cass. n. 5/2019, cit." after "Cass. civ. n. 5/2019" repeats it.
 */
export function markRepeats(text: string, references: readonly Reference[]): (number | null)[] {
  const first = new Map<string, number[]>();
  return references.map((reference, at) => {
    if (reference.kind !== 'ruling') return null;
    const isBack = back.test(text.slice(reference.end, reference.end + 12));
    const keys = [reference.key, ...(isBack ? branches(reference.key) : [])];
    const candidates = keys.flatMap((key) => first.get(key) ?? []);
    const of = candidates.filter((i) => addsNothing(reference, references[i]));
    const isUnambiguous = new Set(of.map((i) => references[i]?.key)).size === 1;
    if (isUnambiguous && of[0] !== undefined) return of[0];
    first.set(reference.key, [...(first.get(reference.key) ?? []), at]);
    return null;
  });
}

const branches = (key: string) =>
  /^cass:\d/.test(key) ? ['civ', 'pen'].map((branch) => key.replace('cass:', `cass:${branch}:`)) : [];

const addsNothing = ({ date, section }: RulingReference, previous: Reference | undefined) =>
  previous?.kind === 'ruling' &&
  (date === undefined || date === previous.date) &&
  (section === undefined || section === previous.section);
