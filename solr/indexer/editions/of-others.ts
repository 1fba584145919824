import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { type Edition, nameOf } from './edition.ts';
import { shownOrKept } from './edition-of.ts';
import { editionsOf } from './editions-of.ts';
import { whyOtherText } from './is-other-text.ts';
import { readSources } from './stored-sources.ts';

/** One ruling as a run brings it. */
export function arrivingEdition(corpus: string, documents: SolrDocument[]): Edition {
  return {
    corpus,
    corpusHash: String(documents[0]?.['corpus_hash']),
    source: readSources(documents[0]?.['sources'])[0],
    documents,
    isStored: false,
  };
}

/** What other sources have of a ruling; of the same source it is the same ruling again, whatever the corpus is called. */
export async function editionsOfOthers(
  engine: Engine,
  id: string,
  arriving: Edition,
  withdrawn: ReadonlySet<string>,
): Promise<Edition[]> {
  return (await editionsOf(engine, id, withdrawn)).filter(
    (one) => one.corpus !== arriving.corpus && nameOf(one) !== nameOf(arriving),
  );
}

/** Those of these rulings, by their documents, whose number another text has in the index, each with the sentence that says so. */
export async function whichAreOtherTexts(
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
    fq: shownOrKept,
    fl: 'ruling_id',
    rows: '100000',
  });
  const found = new Map<string, string>();
  for (const id of new Set(docs.map(({ ruling_id }) => String(ruling_id)))) {
    const arriving = arrivingEdition(corpus, rulings.get(id) ?? []);
    const reason = whyOtherText(arriving, await editionsOfOthers(engine, id, arriving, withdrawn));
    if (reason !== undefined) found.set(id, reason);
  }
  return found;
}
