import type { SearchData } from '@massima/contract/search';
import { nearProvisions } from '@massima/law/near-provisions';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Reference } from '@massima/law/types';
import type { Deps } from '../../deps.ts';

type Near = SearchData['references'][number]['near'];

/** So many are offered for one. */
const mostOffered = 3;

/** What the collection applies near to each provision that it doesn't: what may have been meant, with how often it is applied. */
export async function nearTo(
  { engine }: Pick<Deps, 'engine'>,
  missing: readonly Reference[],
  signal: AbortSignal,
): Promise<Map<string, Near>> {
  const candidates = missing.flatMap((one) =>
    one.kind === 'provision' ? [{ key: one.key, near: nearProvisions(one) }] : [],
  );
  const keys = [...new Set(candidates.flatMap(({ near }) => near))];
  if (keys.length === 0) return new Map();
  const named = keys.map((key, i): [string, string] => [`near${i}`, key]);
  const answer = await engine.select(
    '/select',
    {
      q: '{!terms f=provisions v=$wanted}',
      wanted: keys.join(','),
      // What is shown as a hit: the ruling itself has the keys of all its principles.
      fq: '{!terms f=kind}principle,verdict',
      rows: '0',
      echoParams: 'none',
      facet: 'true',
      'facet.query': named.map(([name]) => `{!term f=provisions key=${name} v=$${name}}`),
      ...Object.fromEntries(named),
    },
    signal,
    2400,
  );
  const counts = answer.facet_counts?.facet_queries ?? {};
  const countOf = new Map(named.map(([name, key]) => [key, counts[name] ?? 0]));
  return new Map(
    candidates.map(({ key, near }) => [
      key,
      near
        .filter((one) => (countOf.get(one) ?? 0) > 0)
        .slice(0, mostOffered)
        .map((one) => ({ label: provisionLabel(one) ?? '', count: countOf.get(one) ?? 0 })),
    ]),
  );
}
