import type { Engine } from './engine.ts';

/** Left in the place of a ruling that was withdrawn: `bff/src/adapters/withdraw-from-index.ts` writes it. */
const idOf = (ruling: string) => `withdrawn:${ruling}`;

export async function withdrawnIn(engine: Engine): Promise<string[]> {
  const { docs } = await engine.select({ q: 'kind:withdrawn', fl: 'id', rows: '1000000' });
  return docs.map(({ id }) => String(id).slice(idOf('').length));
}

/**
 * What no run may bring back. An index made anew takes it over from the one in use, and what may come back is forgotten. The
 * caller commits.
 */
export async function readWithdrawn({
  engine,
  present,
  again = [],
}: {
  engine: Engine;
  present?: Engine | undefined;
  again?: readonly string[];
}): Promise<ReadonlySet<string>> {
  const withdrawn = new Set([...(await withdrawnIn(engine)), ...(present ? await withdrawnIn(present) : [])]);
  const documents = (ids: Iterable<string>) =>
    Array.from(ids, (id) => ({ id: idOf(id), ruling_id: idOf(id), kind: 'withdrawn' }));
  await engine.deleteIds(documents(again));
  for (const id of again) withdrawn.delete(id);
  if (present && withdrawn.size > 0) await engine.add(documents(withdrawn));
  return withdrawn;
}
