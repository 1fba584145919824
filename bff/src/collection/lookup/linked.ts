import { publisherFields } from '@massima/contract/publisher-fields';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentDocument, type CollectionDocument } from '../present/present-document.ts';
import { findDocs } from '../solr/calls.ts';
import { allOfRuling } from '../solr/document-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { isCited } from './cited-rulings.ts';
import { documents } from './documents.ts';
import { findNearDuplicates } from './find-near-duplicates.ts';
import { findRuling } from './find-ruling.ts';

/**
 * The principles and verdicts of a ruling that another one cites, that cites it, or that says the same; null where nothing links the two, and
 * `file_not_found` where one isn't there.
 */
export async function linked(
  deps: Pick<CollectionDeps, 'engine'>,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
): Promise<CollectionDocument[] | null> {
  if (!(await areLinked(deps, from, to, signal))) return null;
  const docs = await findDocs(deps.engine, allOfRuling(to), signal);
  if (docs.length > 0) return docs.map((doc) => presentDocument(doc));
  // without massime and syntheses, what it holds is a passage of its text
  const whole = await documents.find(deps, to, { signal, alsoText: true });
  return whole?.result.passage ? [whole] : [];
}

/** What a ruling cites, and what its publisher relates it to. */
const namedBy = (doc: EngineDoc) => [
  ...(doc.cites ?? []),
  ...publisherFields.flatMap((field) => doc[field] ?? []),
];

async function areLinked(
  deps: Pick<CollectionDeps, 'engine'>,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (from === to) return true;
  const [here, there] = await Promise.all([findRuling(deps, from, signal), findRuling(deps, to, signal)]);
  if (isCited(there.keys ?? [], namedBy(here)) || isCited(here.keys ?? [], namedBy(there))) return true;
  return (await findNearDuplicates(deps, from, signal)).some(({ ruling_id }) => ruling_id === to);
}
