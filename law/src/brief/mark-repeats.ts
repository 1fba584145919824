import type { Reference, RulingReference } from '../types.ts';

const back = /^[\s,()–-]{0,3}cit(?:\.|at[ao](?!\p{L}))/iu;

/**
 * Returns, for each reference, the index of the earlier reference that it repeats; null if it adds
 * something. "Cass. n. 5/2019, cit." after "Cass. civ. n. 5/2019" repeats it.
 */
export function markRepeats(text: string, references: readonly Reference[]): (number | null)[] {
  const first = new Map<string, number[]>();
  return references.map((one, at) => {
    if (one.kind !== 'ruling') return null;
    const isBack = back.test(text.slice(one.end, one.end + 12));
    const keys = [one.key, ...(isBack ? branches(one.key) : [])];
    const earlier = keys.flatMap((key) => first.get(key) ?? []);
    const of = earlier.filter((i) => saysNoMore(one, references[i]));
    const isOne = new Set(of.map((i) => references[i]?.key)).size === 1;
    if (isOne && of[0] !== undefined) return of[0];
    first.set(one.key, [...(first.get(one.key) ?? []), at]);
    return null;
  });
}

const branches = (key: string) =>
  /^cass:\d/.test(key) ? ['civ', 'pen'].map((branch) => key.replace('cass:', `cass:${branch}:`)) : [];

const saysNoMore = ({ date, section }: RulingReference, earlier: Reference | undefined) =>
  earlier?.kind === 'ruling' &&
  (date === undefined || date === earlier.date) &&
  (section === undefined || section === earlier.section);
