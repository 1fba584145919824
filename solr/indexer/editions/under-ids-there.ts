import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { shownOrKept } from './edition-of.ts';
import { meetByNumber } from './meet-by-number.ts';
import { renamedIn, underId } from './own-ids.ts';

interface Arriving {
  rulings: string[];
  documents: SolrDocument[];
}

interface Run {
  corpus: string;
  fresh: boolean;
  present: Engine | undefined;
  /** What the run has read so far, by id. */
  seen: ReadonlyMap<string, unknown>;
  /** Which ruling of the run has an id that is another source's; those that meet now are added. */
  claims: Map<string, string>;
}

interface Named extends Arriving {
  /** Of rulings that have another's id, their own, by it. */
  own: ReadonlyMap<string, string>;
  /** Why rulings can't have their own ids, by these. */
  taken: ReadonlyMap<string, string>;
}

/**
 * A batch with the rulings that the index has under another source's id under that: where a run has met them before, or where they meet now
 * for the first time. What is there under its own id keeps it, since folders and links have it: also in an index that replaces one where two are
 * there, each under its own. Of one corpus one ruling has an id.
 */
export async function underIdsThere(
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
  const met = await meetByNumber(engine, corpus, left);
  const own = new Map<string, string>();
  for (const [id, at] of [...remembered, ...met]) {
    if (seen.has(at) || (claims.get(at) ?? id) !== id) continue;
    claims.set(at, id);
    own.set(at, id);
  }
  const ofOwn = new Map(Array.from(own, ([at, id]) => [id, at]));
  const taken = new Map(
    rulings.flatMap((id) => {
      const by = claims.get(id);
      const reason = `its number is that of ${by ?? ''} of the same corpus, which the index has under this id`;
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
    own,
    taken,
  };
}

/** Those that these indexes have not, neither shown nor kept. */
async function newIn(
  indexes: readonly (Engine | undefined)[],
  rulings: readonly string[],
): Promise<(id: string) => boolean> {
  const there = new Set<string>();
  for (const engine of indexes.filter((one) => one !== undefined)) {
    const { docs } = await engine.select({
      q: '{!terms f=ruling_id v=$rulings}',
      rulings: rulings.join(','),
      fq: shownOrKept,
      fl: 'ruling_id',
      rows: '100000',
    });
    for (const { ruling_id } of docs) there.add(String(ruling_id));
  }
  return (id) => !there.has(id);
}
