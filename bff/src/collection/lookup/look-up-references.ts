import type { SearchData } from '@massima/contract/search';
import { nearProvisions } from '@massima/law/near-provisions';
import type { ParsedQuery } from '@massima/law/parse-query';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Reference } from '@massima/law/types';
import { officialLinks } from '../../adapters/official-links.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { countByKey, findDocs } from '../solr/calls.ts';
import { citingKey, hitsAlone } from '../solr/citation-queries.ts';

export interface ReferencesFound {
  references: SearchData['references'];
  /**
   * Rulings that the query names exactly, regardless of tab and filters. Their full texts may be
   * opened.
   */
  rulingIds: string[];
  /** Rulings that cite the ruling, if the query is a single ruling reference. Otherwise empty. */
  citingIds: string[];
}

const none: ReferencesFound = { references: [], rulingIds: [], citingIds: [] };
/** Maximum number of references of a query that are searched for. */
const maxReferences = 10;
/** Maximum number of citing rulings. */
const maxCiting = 1000;

/** Looks up which references of the query are in the collection. */
export async function lookUpReferences(
  { engine, config }: Pick<CollectionDeps, 'engine' | 'config'>,
  { references: named, onlyReferences }: ParsedQuery,
  signal: AbortSignal,
): Promise<ReferencesFound> {
  const references = named
    .filter((r, i) => named.findIndex((s) => s.key === r.key) === i)
    .slice(0, maxReferences);
  if (references.length === 0) return none;
  const keysOf = (kind: string) => references.filter((r) => r.kind === kind).map((r) => r.key);
  const [only, another] = references;
  const link = onlyReferences && !another && only?.kind === 'ruling' ? only.key : undefined;
  const [rulings, provisions, citingIds] = await Promise.all([
    countByKey(engine, 'keys', keysOf('ruling'), { fl: 'ruling_id', rows: '50' }, signal),
    countByKey(engine, 'provisions', keysOf('provision'), {}, signal),
    link === undefined ? [] : citing(link),
  ]);
  const isFound = ({ kind, key }: Reference) =>
    ((kind === 'ruling' ? rulings : provisions).counts.get(key) ?? 0) > 0;
  const near = await nearTo(
    { engine },
    references.filter((reference) => reference.kind === 'provision' && !isFound(reference)),
    signal,
  );
  return {
    references: references.map((reference) => ({
      label: reference.label,
      kind: reference.kind,
      found: isFound(reference),
      near: near.get(reference.key) ?? [],
      official: reference.kind === 'ruling' ? null : officialLinks({ config }, reference.key),
      ...(reference.kind === 'provision' && isFound(reference) && { key: reference.key }),
    })),
    rulingIds: [...new Set(rulings.docs.map((doc) => doc.ruling_id))],
    citingIds,
  };

  async function citing(key: string): Promise<string[]> {
    const docs = await findDocs(engine, citingKey(key, maxCiting), signal);
    return [...new Set(docs.map((doc) => doc.ruling_id))];
  }
}

type Near = SearchData['references'][number]['near'];

/** Maximum number of suggestions per provision. */
const maxOffered = 3;

/**
 * Suggests similar provisions that the collection applies, with their counts, for each provision
 * that it does not apply.
 */
async function nearTo(
  { engine }: Pick<CollectionDeps, 'engine'>,
  missing: readonly Reference[],
  signal: AbortSignal,
): Promise<Map<string, Near>> {
  const candidates = missing.flatMap((reference) =>
    reference.kind === 'provision' ? [{ key: reference.key, near: nearProvisions(reference) }] : [],
  );
  const keys = [...new Set(candidates.flatMap(({ near }) => near))];
  const { counts } = await countByKey(engine, 'provisions', keys, hitsAlone, signal);
  return new Map(
    candidates.map(({ key, near }) => [
      key,
      near
        .filter((provisionKey) => (counts.get(provisionKey) ?? 0) > 0)
        .slice(0, maxOffered)
        .map((provisionKey) => ({
          label: provisionLabel(provisionKey) ?? '',
          count: counts.get(provisionKey) ?? 0,
        })),
    ]),
  );
}
