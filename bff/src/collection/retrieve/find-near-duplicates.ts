import { alikeFrom, bandsOf, likeness, shinglesOf } from '@massima/law/near-duplicates';
import type { CollectionDeps } from '../collection-deps.ts';
import { textOf, type EngineDoc } from '../solr/engine-answer.ts';
import { resultFieldsWithText } from '../present/present-result.ts';
import { findDocs } from '../solr/calls.ts';

const maxPrinciples = '50';
const maxCandidates = '60';

/** Rulings with a principle in nearly the same words as one of this ruling ("conformi"), newest first. */
export async function findNearDuplicates(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingId: string,
  signal: AbortSignal,
): Promise<EngineDoc[]> {
  const own = await findDocs(
    engine,
    {
      q: '{!bool filter=$ofRuling filter=$principles}',
      ofRuling: '{!term f=ruling_id v=$ruling}',
      principles: '{!term f=kind}principle',
      ruling: rulingId,
      fl: 'id,title,text',
      rows: maxPrinciples,
    },
    signal,
  );
  const shingles = own.map((one) => shinglesOf(textOf(one)));
  const shared = [...new Set(shingles.flatMap(bandsOf))];
  if (shared.length === 0) return [];
  const candidates = await findDocs(
    engine,
    {
      q: '{!bool filter=$sharing filter=$principles must_not=$ofRuling}',
      sharing: '{!terms f=bands v=$shared}',
      shared: shared.join(','),
      principles: '{!term f=kind}principle',
      ofRuling: '{!term f=ruling_id v=$ruling}',
      ruling: rulingId,
      fl: resultFieldsWithText,
      sort: 'date desc,id asc',
      rows: maxCandidates,
    },
    signal,
  );
  const rulings = new Map<string, EngineDoc>();
  for (const doc of candidates) {
    const words = shinglesOf(textOf(doc));
    if (!rulings.has(doc.ruling_id) && shingles.some((one) => likeness(one, words) >= alikeFrom))
      rulings.set(doc.ruling_id, doc);
  }
  return [...rulings.values()];
}
