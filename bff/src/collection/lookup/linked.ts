import { publisherFields } from '@massima/contract/publisher-fields';
import { bandsOf, jaccard, nearDuplicateThreshold, shinglesOf } from '@massima/law/near-duplicates';
import type { CollectionDeps } from '../collection-deps.ts';
import { findDocs } from '../solr/calls.ts';
import { ownPrinciples, sharingBands } from '../solr/citation-queries.ts';
import { allOfRuling } from '../solr/document-queries.ts';
import { type EngineDoc, textOf } from '../solr/engine-answer.ts';
import { isCited } from './cited-rulings.ts';
import { type CollectionDocument, documents, presentDocument } from './documents.ts';
import { findRuling } from './find-ruling.ts';

/**
 * Returns the principles and verdicts of `to` if one of the rulings cites the other or both have
 * near-duplicate principles. Returns null if the rulings are not linked.
 *
 * @throws AppError `file_not_found`
 */
export async function linked(
  deps: Pick<CollectionDeps, 'engine'>,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
): Promise<CollectionDocument[] | null> {
  if (!(await areLinked(deps, from, to, signal))) return null;
  const docs = await findDocs(deps.engine, allOfRuling(to), signal);
  if (docs.length > 0) return docs.map((doc) => presentDocument(doc));
  // a ruling without principles and syntheses is shown by a passage of its full text
  const fullDocument = await documents.find(deps, to, { signal, alsoText: true });
  return fullDocument?.result.passage ? [fullDocument] : [];
}

/** Keys that a ruling cites, and keys that its publisher relates it to. */
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
  const [here, target] = await Promise.all([findRuling(deps, from, signal), findRuling(deps, to, signal)]);
  if (isCited(target.keys ?? [], namedBy(here)) || isCited(here.keys ?? [], namedBy(target))) return true;
  return (await findNearDuplicates(deps, from, signal)).some(({ ruling_id }) => ruling_id === to);
}

/**
 * Returns rulings with a principle in nearly the same words as one of this ruling ("conformi"),
 * newest first.
 */
export async function findNearDuplicates(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingId: string,
  signal: AbortSignal,
): Promise<EngineDoc[]> {
  const principles = await findDocs(engine, ownPrinciples(rulingId), signal);
  const shingles = principles.map((principle) => shinglesOf(textOf(principle)));
  const shared = [...new Set(shingles.flatMap(bandsOf))];
  if (shared.length === 0) return [];
  const candidates = await findDocs(engine, sharingBands(rulingId, shared), signal);
  const rulings = new Map<string, EngineDoc>();
  for (const doc of candidates) {
    const docShingles = shinglesOf(textOf(doc));
    if (
      !rulings.has(doc.ruling_id) &&
      shingles.some((other) => jaccard(other, docShingles) >= nearDuplicateThreshold)
    )
      rulings.set(doc.ruling_id, doc);
  }
  return [...rulings.values()];
}
