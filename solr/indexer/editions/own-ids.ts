import type { Engine } from '../engine.ts';
import { readPrincipleId, textId, type SolrDocument } from '../to-documents.ts';
import { readEditionOf, rulingOrEdition } from './edition-of.ts';

/**
 * Moves the documents of a ruling to the id that the index uses. The ruling document keeps its
 * source's id in `own_id`.
 */
export function underId(documents: readonly SolrDocument[], id: string): SolrDocument[] {
  return documents.map((document) => {
    const ownId = document.ruling_id;
    return {
      ...document,
      id: document.kind === 'text' ? textId(id) : id + document.id.slice(ownId.length),
      ruling_id: id,
      ...(document.kind === 'ruling' && { own_id: ownId }),
    };
  });
}

/** A ruling that the index has under another id than its source's. */
interface Renamed {
  own: string;
  shown: string;
  corpus: string;
}

async function select(engine: Engine, q: string, ids: readonly string[]): Promise<Renamed[]> {
  if (ids.length === 0) return [];
  try {
    const { docs } = await engine.select({
      q,
      ids_wanted: ids.join(','),
      fq: rulingOrEdition,
      fl: 'own_id,ruling_id,corpus',
      rows: '100000',
    });
    return docs.flatMap(({ own_id, ruling_id, corpus }) =>
      own_id === undefined
        ? []
        : [{ own: String(own_id), shown: String(ruling_id), corpus: String(corpus ?? '') }],
    );
  } catch (error) {
    // an older index has no such field, and no renamed rulings
    if (error instanceof Error && /undefined field/i.test(error.message)) return [];
    throw error;
  }
}

/** Returns the index ids of a corpus' renamed rulings, by their original id. */
export async function renamedIn(
  engine: Engine,
  corpus: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await select(engine, '{!terms f=own_id v=$ids_wanted}', ids);
  return new Map(
    found
      .filter((entry) => entry.corpus === corpus)
      .map(({ own: ownId, shown: shownId }) => [ownId, shownId]),
  );
}

/** Adds every id that the index uses for these rulings, principles and editions. */
export async function withOtherIds(engine: Engine, ids: readonly string[]): Promise<string[]> {
  const requested = ids.map((one) => {
    const { corpus, id } = readEditionOf(one);
    const principle = corpus === undefined ? readPrincipleId(id) : undefined;
    return { one, corpus, id, principle };
  });
  const rulings = [...new Set(requested.flatMap(({ id, principle }) => [id, principle?.ruling ?? id]))];
  const byOwn = await select(engine, '{!terms f=own_id v=$ids_wanted}', rulings);
  const shownIds = [...new Set([...rulings, ...byOwn.map((entry) => entry.shown)])];
  const renamed = await select(engine, '{!terms f=ruling_id v=$ids_wanted}', shownIds);
  const othersOf = (ruling: string, corpus?: string) => {
    const isOfCorpus = (entry: Renamed) => corpus === undefined || entry.corpus === corpus;
    const at = new Set([
      ruling,
      ...renamed.filter((entry) => entry.own === ruling).map((entry) => entry.shown),
    ]);
    return renamed
      .filter((entry) => at.has(entry.shown) && isOfCorpus(entry))
      .flatMap((entry) => [entry.shown, entry.own]);
  };
  return [
    ...new Set(
      requested.flatMap(({ one, corpus, id, principle }) => [
        one,
        ...othersOf(id, corpus).map((other) => (corpus === undefined ? other : `${corpus}:${other}`)),
        ...(principle ? othersOf(principle.ruling).map((other) => `${other}-${principle.suffix}`) : []),
      ]),
    ),
  ];
}
