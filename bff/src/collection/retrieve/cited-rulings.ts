import { citationKeys } from '@massima/law/ruling-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { headingFields } from '../present/present-result.ts';
import { findDocs } from '../solr/calls.ts';

/** More citations than this of one text are not looked up. */
const maxKeys = 5000;
/** The engine takes forms of 64 KB. */
const inOneCall = 500;

/**
 * The rulings of the collection that these keys cite. Mostly one for each: only both branches of the Cassazione count
 * from 1, and a key without branch is of two.
 */
export async function findCited(
  { engine }: Pick<CollectionDeps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, EngineDoc[]>> {
  const wanted = [...new Set(keys)].slice(0, maxKeys);
  const found = new Map<string, EngineDoc[]>(wanted.map((key) => [key, []]));
  for (let i = 0; i < wanted.length; i += inOneCall) {
    const docs = await findDocs(
      engine,
      {
        q: '{!terms f=keys v=$wanted}',
        fq: '{!term f=kind}ruling',
        wanted: wanted.slice(i, i + inOneCall).join(','),
        fl: `${headingFields},keys`,
        rows: String(4 * inOneCall),
      },
      signal,
    );
    for (const doc of docs) for (const key of doc.keys ?? []) found.get(key)?.push(doc);
  }
  return found;
}

/** The clauses that find who cites a ruling: `{!bool filter=$citing}` and the parameters it needs. */
export function citingClauses(keys: readonly string[]): Record<string, string> {
  const { precise, vague, other } = citationKeys(keys);
  return {
    citing: `{!bool should=$precisely${vague ? ' should=$vaguely' : ''}}`,
    precisely: '{!terms f=cites v=$precise}',
    precise: precise.join(','),
    ...(vague && {
      vaguely: '{!bool must=$by_vague must_not=$by_other}',
      by_vague: '{!term f=cites v=$vague}',
      by_other: '{!term f=cites v=$other}',
      vague,
      other: other ?? '',
    }),
  };
}

/** Whether these citations name the ruling with these keys. */
export function isCited(keys: readonly string[], cites: readonly string[]): boolean {
  const { precise, vague, other } = citationKeys(keys);
  const cited = new Set(cites);
  return (
    precise.some((key) => cited.has(key)) ||
    (vague !== undefined && cited.has(vague) && !cited.has(other ?? ''))
  );
}
