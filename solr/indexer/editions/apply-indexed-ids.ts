import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { rulingOrEdition } from './edition-of.ts';
import { matchByNumber } from './match-by-number.ts';
import { renamedIn, underId } from './own-ids.ts';

interface Arriving {
  rulings: string[];
  documents: SolrDocument[];
}

interface Run {
  corpus: string;
  fresh: boolean;
  present: Engine | undefined;
  /** Rulings that this run has read so far, by id. */
  seen: ReadonlyMap<string, unknown>;
  /**
   * The run's own ruling id for each index id of another source. `applyIndexedIds` adds the pairs
   * that it finds.
   */
  claims: Map<string, string>;
}

interface Named extends Arriving {
  /** Original ids of the renamed rulings, by their id in the index. */
  own: ReadonlyMap<string, string>;
  /** Rejected rulings and the reason, by their original id. */
  taken: ReadonlyMap<string, string>;
}

/**
 * Replaces the ids of arriving rulings that the index already has from another source under
 * another id.
 *
 * Pairs come from earlier runs, or are matched by number when the ruling is new. An indexed ruling
 * keeps its id, because folders and links refer to it. Within one corpus a ruling has one id.
 * @returns the batch without the rejected rulings
 */
export async function applyIndexedIds(
  engine: Engine,
  { rulings, documents }: Arriving,
  { corpus, fresh, present, seen, claims }: Run,
): Promise<Named> {
  const byRuling = Map.groupBy(documents, ({ ruling_id }) => ruling_id);
  const remembered = new Map([
    ...(present ? await renamedIn(present, corpus, rulings) : []),
    ...(fresh ? [] : await renamedIn(engine, corpus, rulings)),
  ]);
  const isNew = fresh ? () => false : await newIn([engine, present], rulings);
  const left = new Map([...byRuling].filter(([id]) => isNew(id) && !remembered.has(id)));
  const met = await matchByNumber(engine, corpus, left);
  const ownIds = new Map<string, string>();
  for (const [id, at] of [...remembered, ...met]) {
    if (seen.has(at) || (claims.get(at) ?? id) !== id) continue;
    claims.set(at, id);
    ownIds.set(at, id);
  }
  const ofOwn = new Map(Array.from(ownIds, ([at, id]) => [id, at]));
  const taken = new Map(
    rulings.flatMap((id) => {
      const by = claims.get(id);
      const reason = `its number is already used by ${by ?? ''} of the same corpus, which the index has under this id`;
      return by === undefined || by === id ? [] : [[id, reason] as const];
    }),
  );
  return {
    rulings: rulings.filter((id) => !taken.has(id)).map((id) => ofOwn.get(id) ?? id),
    documents: [...byRuling].flatMap(([id, some]) => {
      const at = ofOwn.get(id);
      if (taken.has(id)) return [];
      return at === undefined ? some : underId(some, at);
    }),
    own: ownIds,
    taken,
  };
}

/** Returns a test for rulings that none of these indexes has, neither shown nor kept. */
async function newIn(
  indexes: readonly (Engine | undefined)[],
  rulings: readonly string[],
): Promise<(id: string) => boolean> {
  const indexed = new Set<string>();
  for (const engine of indexes.filter((present) => present !== undefined)) {
    const { docs } = await engine.select({
      q: '{!terms f=ruling_id v=$rulings}',
      rulings: rulings.join(','),
      fq: rulingOrEdition,
      fl: 'ruling_id',
      rows: '100000',
    });
    for (const { ruling_id } of docs) indexed.add(String(ruling_id));
  }
  return (id) => !indexed.has(id);
}
