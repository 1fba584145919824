import type { Coverage } from '@massima/contract/citations';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { citationKeys, type Series } from '@massima/law/ruling-keys';
import pLimit from 'p-limit';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentHeading } from '../present/present-result.ts';
import { count, findDocs } from '../solr/calls.ts';
import { ofSeries, withKeys } from '../solr/citation-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

/** Maximum number of citations of a text that are searched for. */
const maxKeys = 5000;
/** Solr accepts forms of up to 64 kB. */
const maxKeysPerCall = 500;

/**
 * Returns the rulings of the collection by citation key.
 *
 * A key usually has one ruling. Only the Cassazione numbers civil and criminal rulings separately,
 * so its keys without a branch have two.
 */
export async function findCitedDocs(
  { engine }: Pick<CollectionDeps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, EngineDoc[]>> {
  const uniqueKeys = [...new Set(keys)].slice(0, maxKeys);
  const found = new Map<string, EngineDoc[]>(uniqueKeys.map((key) => [key, []]));
  for (let i = 0; i < uniqueKeys.length; i += maxKeysPerCall) {
    const docs = await findDocs(
      engine,
      withKeys(uniqueKeys.slice(i, i + maxKeysPerCall), 4 * maxKeysPerCall),
      signal,
    );
    for (const doc of docs) for (const key of doc.keys ?? []) found.get(key)?.push(doc);
  }
  return found;
}

/** Returns the headings of the rulings of the collection by citation key. */
export async function cited(
  deps: Pick<CollectionDeps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RulingHeading[]>> {
  const found = await findCitedDocs(deps, keys, signal);
  return new Map(Array.from(found, ([key, docs]) => [key, docs.map(presentHeading)]));
}

/** Returns whether the citations `cites` name the ruling with these keys. */
export function isCited(keys: readonly string[], cites: readonly string[]): boolean {
  const { precise, vague, other } = citationKeys(keys);
  const named = new Set(cites);
  return (
    precise.some((key) => named.has(key)) ||
    (vague !== undefined && named.has(vague) && !named.has(other ?? ''))
  );
}

/** Maximum number of courts and years per brief. */
const seriesMax = 30;
/** Shared by all briefs of the process, so that searches do not queue behind them. */
const limitConcurrency = pLimit(3);

/**
 * Returns how many rulings the collection has of each court and year, by the key prefix of the
 * series. Covers at most thirty series.
 */
export async function coverage(
  { engine }: Pick<CollectionDeps, 'engine'>,
  series: readonly Series[],
  signal: AbortSignal,
): Promise<Map<string, Coverage>> {
  const different = [...new Map(series.map((entry) => [entry.prefix, entry])).values()].slice(0, seriesMax);
  const found = await Promise.all(
    different.map((entry) =>
      limitConcurrency(async () => [entry.prefix, await fetchCoverage(entry)] as const),
    ),
  );
  return new Map(found);

  async function fetchCoverage({ prefix, label, year }: Series): Promise<Coverage> {
    const { response } = await count(engine, ofSeries(prefix), signal);
    const highest = Number(response.docs[0]?.number);
    return {
      label,
      year,
      count: response.numFound,
      highest: year !== null && Number.isInteger(highest) ? highest : null,
    };
  }
}
