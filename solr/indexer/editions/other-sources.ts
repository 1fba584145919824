import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { type Edition, nameOf } from './edition.ts';
import { rulingOrEdition } from './edition-of.ts';
import { editionsOf } from './editions-of.ts';
import { describeTextConflict } from './text-conflict.ts';
import { readSources } from './stored-sources.ts';

/** The edition of a ruling that a run is loading. */
export function arrivingEdition(corpus: string, documents: SolrDocument[]): Edition {
  return {
    corpus,
    corpusHash: String(documents[0]?.['corpus_hash']),
    source: readSources(documents[0]?.['sources'])[0],
    documents,
    isStored: false,
  };
}

/**
 * Returns the editions of other sources. An edition of the same source is the same ruling, in any
 * corpus.
 */
export async function findOtherSourceEditions(
  engine: Engine,
  id: string,
  arriving: Edition,
  withdrawn: ReadonlySet<string>,
): Promise<Edition[]> {
  return (await editionsOf(engine, id, withdrawn)).filter(
    (edition) => edition.corpus !== arriving.corpus && nameOf(edition) !== nameOf(arriving),
  );
}

/**
 * Finds rulings whose number belongs to a different text in the index.
 * @returns the reason, by ruling id
 */
export async function findConflictingTexts(
  engine: Engine,
  corpus: string,
  rulings: ReadonlyMap<string, SolrDocument[]>,
  withdrawn: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await engine.select({
    q: '{!bool filter=$them must_not=$own}',
    them: '{!terms f=ruling_id v=$rulings}',
    rulings: [...rulings.keys()].join(','),
    own: '{!term f=corpus v=$corpus}',
    corpus,
    fq: rulingOrEdition,
    fl: 'ruling_id',
    rows: '100000',
  });
  const found = new Map<string, string>();
  for (const id of new Set(docs.map(({ ruling_id }) => String(ruling_id)))) {
    const arriving = arrivingEdition(corpus, rulings.get(id) ?? []);
    const reason = describeTextConflict(
      arriving,
      await findOtherSourceEditions(engine, id, arriving, withdrawn),
    );
    if (reason !== undefined) found.set(id, reason);
  }
  return found;
}
