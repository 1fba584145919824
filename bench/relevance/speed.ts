import {
  type SearchQuery as Asked,
  retrievePage,
  searchHandler,
  solrQuery,
  type EngineParameters,
  withSalt,
} from '@massima/bff/collection/for-benches';
import { percentile } from '../percentile.ts';
import type { Asker } from './ask.ts';
import type { RankedQuery } from './sets.ts';

const each = 300;

/**
 * Measures the cost of the recipe in Solr: the milliseconds of a first page with counts and
 * highlights, against a plain query of the same terms (no citation step, no synonyms, counts of
 * authorities and years only). Each query is sent both ways alternately, without cached results.
 */
export async function measureSpeed(questions: readonly RankedQuery[], asker: Asker): Promise<string> {
  const step = Math.max(1, Math.floor(questions.length / each));
  const chosen = questions.filter((_, i) => i % step === 0).slice(0, each);
  const times = { whole: [] as number[], plain: [] as number[] };
  for (const [i, { q }] of chosen.entries()) {
    const ways = [() => measureQuery(q, asker), () => plain(q, asker)] as const;
    const [first, second] = i % 2 === 0 ? [0, 1] : [1, 0];
    const measured = { [first]: await ways[first]!(), [second]: await ways[second]!() };
    times.whole.push(measured[0] ?? 0);
    times.plain.push(measured[1] ?? 0);
  }
  const line = (list: readonly number[]) => ({
    mean: list.reduce((sum, number) => sum + number, 0) / list.length,
    p50: percentile(list, 0.5),
    p95: percentile(list, 0.95),
  });
  const [a, b] = [line(times.whole), line(times.plain)];
  return [
    `${chosen.length} questions, engine milliseconds: mean, p50, p95`,
    `as it is ${a.mean.toFixed(1)} ${a.p50} ${a.p95}`,
    `plain    ${b.mean.toFixed(1)} ${b.p50} ${b.p95}`,
    `ratio of the means ${(a.mean / b.mean).toFixed(2)}`,
  ].join('\n');
}

const requestFor = (query: string): Asked => ({ query, kind: 'principle', offset: 0, size: 10 });

async function measureQuery(q: string, asker: Asker): Promise<number> {
  let milliseconds = 0;
  await retrievePage(
    async (handler, parameters) => {
      const response = await asker.post(handler, uncached(parameters));
      milliseconds += response.responseHeader.QTime;
      return response;
    },
    requestFor(q),
    new Date().getUTCFullYear(),
  );
  return milliseconds;
}

async function plain(q: string, asker: Asker): Promise<number> {
  const parameters = solrQuery({ ...requestFor(q), isVerbatim: true, mode: 'some' });
  const { 'facet.query': _queries, ...rest } = parameters;
  const response = await asker.post(
    searchHandler,
    uncached({ ...rest, 'facet.field': ['authority', 'year'] }),
  );
  return response.responseHeader.QTime;
}

let salt = 0;
/** Changes a query so that no cache contains its result. */
const uncached = (parameters: EngineParameters): EngineParameters =>
  withSalt(parameters, `${process.pid}-${salt++}`);
