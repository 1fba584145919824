/** A hit with what tells who cites whom: its own keys and those it cites, as words or as their numbers. */
export interface Citing<Key> {
  score?: number;
  keys?: readonly Key[];
  cites?: readonly Key[];
}

/** How much each ruling is cited by the first hits: each counts as much as it fits, and not for its own ruling. */
export function citationVotes<Key>(hits: readonly Citing<Key>[], voters: number): Map<Key, number> {
  const top = hits[0]?.score ?? 0;
  const votes = new Map<Key, number>();
  if (top <= 0) return votes;
  for (const { score = 0, cites = [], keys = [] } of hits.slice(0, voters))
    for (const key of new Set(cites))
      if (!keys.includes(key)) votes.set(key, (votes.get(key) ?? 0) + score / top);
  return votes;
}

/** What the votes for a ruling are worth: the first says most. */
export const votesFor = <Key>({ keys = [] }: Citing<Key>, votes: ReadonlyMap<Key, number>): number =>
  Math.log1p(Math.max(0, ...keys.map((key) => votes.get(key) ?? 0)));
