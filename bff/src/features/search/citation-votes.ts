/** A hit with what tells who cites whom. */
export interface Citing {
  score?: number;
  keys?: string[];
  cites?: string[];
}

/** How much each ruling is cited by the first hits: each counts as much as it fits, and not for its own ruling. */
export function citationVotes(hits: readonly Citing[], voters: number): Map<string, number> {
  const top = hits[0]?.score ?? 0;
  const votes = new Map<string, number>();
  if (top <= 0) return votes;
  for (const { score = 0, cites = [], keys = [] } of hits.slice(0, voters))
    for (const key of new Set(cites))
      if (!keys.includes(key)) votes.set(key, (votes.get(key) ?? 0) + score / top);
  return votes;
}

/** What the votes for a ruling are worth: the first says most. */
export const votesFor = ({ keys = [] }: Citing, votes: ReadonlyMap<string, number>): number =>
  Math.log1p(Math.max(0, ...keys.map((key) => votes.get(key) ?? 0)));
