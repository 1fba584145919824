import pLimit from 'p-limit';
import type { Coverage } from '@massima/contract/citations';
import type { Series } from '@massima/law/ruling-keys';
import type { Deps } from '../../deps.ts';
import { count } from '../../collection/index.ts';

/** Courts and years of one brief of which it is said what the collection has. */
const seriesMax = 30;
/** Digits of the longest number of a ruling. */
const longest = [2, 3, 4, 5, 6];
const inTurn = pLimit(3);

/** What the collection has of these courts and years, by their prefix; for at most thirty of them. */
export async function collectionCoverage(
  { engine }: Pick<Deps, 'engine'>,
  series: readonly Series[],
  signal: AbortSignal,
): Promise<Map<string, Coverage>> {
  const different = [...new Map(series.map((one) => [one.prefix, one])).values()].slice(0, seriesMax);
  const found = await Promise.all(
    different.map((one) => inTurn(async () => [one.prefix, await ask(one)] as const)),
  );
  return new Map(found);

  async function ask({ prefix, label, year }: Series): Promise<Coverage> {
    const { response } = await count(
      engine,
      {
        q: '{!bool filter=$series filter=$rulings}',
        series: '{!prefix f=keys v=$prefix}',
        rulings: '{!term f=kind}ruling',
        prefix,
        fl: 'number',
        rows: '1',
        // Numbers are words to the index: the longest ones first, and of them the last.
        sort: `sum(${longest.map((digits) => `query($of${digits},0)`).join(',')}) desc,number desc`,
        ...Object.fromEntries(
          longest.map((digits) => [`of${digits}`, `{!lucene}number:/[0-9]{${digits},}/`]),
        ),
      },
      signal,
    );
    const highest = Number(response.docs[0]?.number);
    return {
      label,
      year,
      count: response.numFound,
      highest: year !== null && Number.isInteger(highest) ? highest : null,
    };
  }
}
