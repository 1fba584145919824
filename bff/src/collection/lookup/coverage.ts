import pLimit from 'p-limit';
import type { Coverage } from '@massima/contract/citations';
import type { Series } from '@massima/law/ruling-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { count } from '../solr/calls.ts';
import { ofSeries } from '../solr/citation-queries.ts';

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
