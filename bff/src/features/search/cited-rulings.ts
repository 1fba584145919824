import { citationKeys } from '@massima/contract/references/ruling-keys';
import type { Deps } from '../../deps.ts';
import type { EngineAnswer, EngineDoc } from './engine-answer.ts';
import { resultFields } from './solr-result.ts';

/** More citations than this of one text are not looked up. */
const most = 500;

/**
 * The rulings of the collection that these keys cite. A key that two of them have (both branches of the Cassazione count
 * from 1) stands for neither.
 */
export async function findCited(
  { engine }: Pick<Deps, 'engine'>,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, EngineDoc>> {
  if (keys.length === 0) return new Map();
  const wanted = [...new Set(keys)].slice(0, most);
  const { response } = (await engine.select(
    '/select',
    {
      q: '{!terms f=keys v=$wanted}',
      fq: '{!term f=kind}ruling',
      wanted: wanted.join(','),
      fl: `${resultFields},keys`,
      rows: String(2 * most),
      echoParams: 'none',
    },
    signal,
  )) as EngineAnswer;
  const found = new Map<string, EngineDoc | null>();
  for (const doc of response.docs)
    for (const key of doc.keys ?? []) found.set(key, found.has(key) ? null : doc);
  return new Map(
    wanted.flatMap((key) => {
      const doc = found.get(key);
      return doc ? [[key, doc] as const] : [];
    }),
  );
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
