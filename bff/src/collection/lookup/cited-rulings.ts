import type { Coverage } from '@massima/contract/citations';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { citationKeys, type Series } from '@massima/law/ruling-keys';
import pLimit from 'p-limit';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentHeading } from '../present/present-result.ts';
import { count, findDocs } from '../solr/calls.ts';
import { ofSeries, withKeys } from '../solr/citation-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

/** More citations than this of one text are not looked up. */
const maxKeys = 5000;
/** The engine takes forms of 64 KB. */
const inOneCall = 500;

/**
 * The rulings of the collection that these keys cite. Mostly one for each: only both branches of the Cassazione count
 * from 1, and a key without branch is of two.
 */
export async function findCitedDocs(
  { engine }: Pick<CollectionDeps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, EngineDoc[]>> {
  const wanted = [...new Set(keys)].slice(0, maxKeys);
  const found = new Map<string, EngineDoc[]>(wanted.map((key) => [key, []]));
  for (let i = 0; i < wanted.length; i += inOneCall) {
    const docs = await findDocs(engine, withKeys(wanted.slice(i, i + inOneCall), 4 * inOneCall), signal);
    for (const doc of docs) for (const key of doc.keys ?? []) found.get(key)?.push(doc);
  }
  return found;
}

/** The same, as they are cited. */
export async function cited(
  deps: Pick<CollectionDeps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RulingHeading[]>> {
  const found = await findCitedDocs(deps, keys, signal);
  return new Map(Array.from(found, ([key, docs]) => [key, docs.map(presentHeading)]));
}

/** Whether these citations name the ruling with these keys. */
export function isCited(keys: readonly string[], cites: readonly string[]): boolean {
  const { precise, vague, other } = citationKeys(keys);
  const named = new Set(cites);
  return (
    precise.some((key) => named.has(key)) ||
    (vague !== undefined && named.has(vague) && !named.has(other ?? ''))
  );
}

/** Courts and years of one brief of which it is said what the collection has. */
const seriesMax = 30;
/** Over all briefs of this process: a search is not to queue behind them. */
const limitConcurrency = pLimit(3);

/** What the collection has of these courts and years, by their prefix; for at most thirty of them. */
export async function coverage(
  { engine }: Pick<CollectionDeps, 'engine'>,
  series: readonly Series[],
  signal: AbortSignal,
): Promise<Map<string, Coverage>> {
  const different = [...new Map(series.map((one) => [one.prefix, one])).values()].slice(0, seriesMax);
  const found = await Promise.all(
    different.map((one) => limitConcurrency(async () => [one.prefix, await ask(one)] as const)),
  );
  return new Map(found);

  async function ask({ prefix, label, year }: Series): Promise<Coverage> {
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
